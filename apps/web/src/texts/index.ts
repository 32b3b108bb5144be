export { createTextStore, textStore } from './textStore.ts'
export { useTranslation } from './useTranslation.ts'
