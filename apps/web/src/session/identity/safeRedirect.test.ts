import { describe, expect, it } from 'vitest'
import { safeRedirect } from './safeRedirect.ts'

describe('the way back after sign-in', () => {
  it.each(['/me/dashboard', '/order/printinvoice?order=1#top', '/'])('goes to %s', path => {
    expect(safeRedirect(path)).toBe(path)
  })

  it.each([
    undefined,
    '',
    'me',
    'https://evil.example/x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/.//evil.example',
    '/auth/signin?redirect_to=/auth/signin',
    ['/me'],
  ])('goes home instead of to %j', wanted => {
    expect(safeRedirect(wanted)).toBe('/')
  })
})
