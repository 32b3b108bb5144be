import i18next from 'i18next'
import { describe, expect, it } from 'vitest'

describe('the words', () => {
  it('group large counts by thousands, and leave other texts unchanged', async () => {
    const { startWords } = await import('./startWords.ts')
    await startWords(['account'])
    await i18next.changeLanguage('en')
    expect(i18next.t('account:pieces', { count: 1245 })).toBe('1,245 garments')
    expect(i18next.t('account:pieces', { count: 1 })).toBe('1 garment')
    expect(i18next.t('account:order_number', { number: 'AK-000002' })).toBe('Order AK-000002')
  })
})
