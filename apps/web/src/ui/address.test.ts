import { describe, expect, it } from 'vitest'
import { changeFilters } from './address.ts'

describe('the filters in the address', () => {
  it('go back to the first page with any other change', () => {
    expect(changeFilters({ page: '4', search: 'sok' }, { status: 'APPROVED' })).toEqual({
      search: 'sok',
      status: 'APPROVED',
    })
    expect(changeFilters({ status: 'APPROVED' }, { page: '2' })).toEqual({ status: 'APPROVED', page: '2' })
  })

  it('leave the address when they are emptied', () => {
    expect(changeFilters({ search: 'sok', status: 'APPROVED' }, { search: '', status: undefined })).toEqual({})
  })
})
