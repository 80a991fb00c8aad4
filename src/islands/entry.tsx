/** The script of pages with a tool or the search. */
import { AssessmentIsland } from './assessment/AssessmentIsland';
import { bringToLife } from './bring-to-life';
import { ComparisonIsland } from './comparison/ComparisonIsland';
import { SearchIsland } from './search/SearchIsland';

bringToLife({ assessment: AssessmentIsland, comparison: ComparisonIsland, search: SearchIsland });
