import { IMAGES } from './images';
import type { HostileKind } from './kind';
import { PAGES } from './pages';
import { DRAWN_PICTURES } from './pictures';

export const KINDS: readonly HostileKind[] = [PAGES, IMAGES, DRAWN_PICTURES];
