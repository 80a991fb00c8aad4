export { memoryStorage } from '../storage/memory';
