import { describeProperties } from './testing/properties';

describeProperties({ ofSite: 150, ofVariant: 4 });
