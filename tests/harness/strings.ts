export { say } from '../../src/texts/testing/say';
