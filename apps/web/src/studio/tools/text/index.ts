export { TextFields } from './TextFields.tsx'
