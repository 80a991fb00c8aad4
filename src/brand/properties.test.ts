import { describeProperties } from './testing/properties';

// Many more runs stand in properties.long.test.ts.
describeProperties({ ofSite: 40, ofVariant: 1 });
