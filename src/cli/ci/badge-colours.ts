/**
 * The colours of badges. In the package there are no style sheets to read them from, so the build replaces this module
 * with one of the same form that contains them.
 */
export { PRINTED_THEMES as BADGE_COLOURS } from '../../styles/printed-colours';
