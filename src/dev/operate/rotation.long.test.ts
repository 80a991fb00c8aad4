import { describeRotation, LISTS, type ListName } from './testing/rotation';

describeRotation(Object.keys(LISTS) as ListName[]);
