/** The script of pages with a tool. */
import { stringsInstance } from '../components/strings-instance';
import { AssessmentIsland } from './tool/AssessmentIsland';
import { bringToLife } from './bring-to-life';
import { ComparisonIsland } from './tool/ComparisonIsland';

bringToLife({ assessment: AssessmentIsland, comparison: ComparisonIsland }, (locale, strings) =>
  stringsInstance({ [locale]: strings }),
);
