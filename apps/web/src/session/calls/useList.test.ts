import { describe, expect, it } from 'vitest'
import { changeSearch, widenSearch, type ListSearch } from './useList.ts'

describe('a list’s filters in the address', () => {
  it('go back to the first page with any other change', () => {
    expect(changeSearch({ page: 4, search: 'sok' }, { status: 'APPROVED' })).toEqual({
      search: 'sok',
      status: 'APPROVED',
    })
    expect(changeSearch({ status: 'APPROVED' }, { page: 2 })).toEqual({ status: 'APPROVED', page: 2 })
    expect(changeSearch({ page: 2, sort: 'name' }, { page: 1 })).toEqual({ sort: 'name' })
    expect(changeSearch({ after: 'x', sort: 'name' }, { before: 'y' })).toEqual({ before: 'y', sort: 'name' })
    expect(changeSearch({ before: 'y', search: 'sok' }, { sort: '-name' })).toEqual({ search: 'sok', sort: '-name' })
  })

  it('leave the address when they are emptied', () => {
    expect(changeSearch({ search: 'sok', status: 'APPROVED' }, { search: '', status: undefined })).toEqual({})
  })

  it('keep the search until every status was tried, where nothing is found', () => {
    const shown = (search: ListSearch, all?: string) => changeSearch(search, widenSearch(search, all))
    expect(shown({ search: 'sok', page: 2 }, 'all')).toEqual({ search: 'sok', status: 'all' })
    expect(shown({ search: 'sok', status: 'all' }, 'all')).toEqual({ status: 'all' })
    expect(shown({ search: 'sok', status: 'APPROVED' })).toEqual({ search: 'sok' })
    expect(shown({ search: 'sok' })).toEqual({})
    expect(shown({ status: 'APPROVED' })).toEqual({})
  })
})
