import { describe, expect, it } from 'vitest'
import { changeFilters, widened } from './address.ts'

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

  it('where nothing is found keep what was searched for until every status was looked through', () => {
    const shown = (filters: Record<string, string>, all?: string) => changeFilters(filters, widened(filters, all))
    expect(shown({ search: 'sok', page: '2' }, 'all')).toEqual({ search: 'sok', status: 'all' })
    expect(shown({ search: 'sok', status: 'all' }, 'all')).toEqual({ status: 'all' })
    expect(shown({ search: 'sok', status: 'APPROVED' })).toEqual({ search: 'sok' })
    expect(shown({ search: 'sok' })).toEqual({})
    expect(shown({ status: 'APPROVED' })).toEqual({})
  })
})
