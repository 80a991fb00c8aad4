import { createContext } from 'react';
import { OUTLINE } from '../../brand/score/rubric-outline';

/** Version of the rubric whose checks are named below: that of the report shown, this engine's outside of reports. */
export const ShownRubric = createContext<string>(OUTLINE.version);
