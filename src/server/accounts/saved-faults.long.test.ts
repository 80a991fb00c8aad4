import { describeSavedFaults } from './testing/saved-faults';

describeSavedFaults(80);
