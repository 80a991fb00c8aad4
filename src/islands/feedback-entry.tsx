/** The script of the feedback form's page: an entry of its own, since the tools would be as much again. */
import { bringToLife } from './bring-to-life';
import { FeedbackIsland } from './feedback/FeedbackIsland';

bringToLife({ feedback: FeedbackIsland });
