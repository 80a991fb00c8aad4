import type { HostileKind } from './kind';
import { PAGES } from './pages';

export const KINDS: readonly HostileKind[] = [PAGES];
