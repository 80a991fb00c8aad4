/** The script of pages with a tool. */
import { AssessmentIsland } from './tool/AssessmentIsland';
import { bringToLife } from './bring-to-life';
import { ComparisonIsland } from './tool/ComparisonIsland';

bringToLife({ assessment: AssessmentIsland, comparison: ComparisonIsland });
