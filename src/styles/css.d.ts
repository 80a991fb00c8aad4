/** Bundlers take style sheets by import. */
declare module '*.css';
