/**
 * The colours of badges. In the package, where there are no style sheets to read them from, the build puts a module of
 * the same form in this one's place, which holds them.
 */
export { PRINTED_THEMES as BADGE_COLOURS } from '../../styles/printed-colours';
