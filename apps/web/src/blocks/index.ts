export { ContentBlocks } from './ContentBlocks.tsx'
