import { describeSavedFaults } from './testing/saved-faults';

describeSavedFaults(3);
