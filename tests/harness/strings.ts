export { say } from '../../src/site/testing/say';
