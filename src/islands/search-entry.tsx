/** The script of the posts' search, loaded when it is used. */
import { bringToLife } from './bring-to-life';
import { SearchIsland } from './search/SearchIsland';

bringToLife({ search: SearchIsland });
