import { expect, it } from 'vitest'
import { retractToast, toast, useToasts } from './toast.ts'

it('what is no longer so is taken back; what else was said stays', () => {
  useToasts.setState({ toasts: [] })
  toast('error', 'No connection')
  toast('error', 'Below the minimum')
  retractToast('No connection')
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual(['Below the minimum'])
})
