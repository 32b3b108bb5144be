import { describe, expect, it } from 'vitest'
import { textStore } from '../../texts/index.ts'

describe('the words', () => {
  it('group large counts by thousands, and leave other texts unchanged', async () => {
    const { startWords } = await import('./startWords.ts')
    await startWords(['account'])
    await textStore.setLanguage('en')
    const t = textStore.textsIn('en')
    expect(t('account:pieces', { count: 1245 })).toBe('1,245 garments')
    expect(t('account:pieces', { count: 1 })).toBe('1 garment')
    expect(t('account:order_number', { number: 'AK-000002' })).toBe('Order AK-000002')
  })
})
