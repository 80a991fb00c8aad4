import { serveSteps } from '../../platform/worker';
import { STEPS } from './steps';

serveSteps(STEPS);
