/** How many brands stand side by side. A file of its own, so that forms and formats do not load the engine. */
export const MIN_BRANDS = 2;
export const MAX_BRANDS = 4;
