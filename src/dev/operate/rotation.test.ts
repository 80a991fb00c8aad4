import { describeRotation } from './testing/rotation';

// The list that most of what is kept depends on; the long run replaces all five.
describeRotation(['FACET_STORAGE_KEYS']);
