export const patterns = async () => (await import('./patterns.ts')).patterns
export const patternFamilies = async () => (await import('./patterns.ts')).patternFamilies
export const symbols = async () => (await import('./symbols.ts')).symbols
export const fabrics = async () => (await import('./fabrics.ts')).fabrics
export const templates = async () => (await import('./templates.ts')).templates
export const demoShop = async () => (await import('./demoShop.ts')).demoShop
export const pageTexts = async () => (await import('./pageTexts.ts')).pageTexts
