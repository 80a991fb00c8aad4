/** Gatsby holds each node against a schema. Those of content come from its own plugins. */
import { require } from './gatsbys.mjs';

require('gatsby/dist/joi-schemas/joi').nodeSchema = { validate: () => ({}) };
