import { describe, expect, it } from 'vitest'
import { googleAddress, readGoogleReturn, type GoogleVisit } from './google.ts'

const VISIT: GoogleVisit = { state: 'st8', nonce: 'n0nce', wanted: '/me/assets?page=2' }

describe('signing in with Google', () => {
  it('asks for an ID token bound to this visit, back to this shop', () => {
    const { origin, searchParams } = new URL(
      googleAddress('shop.apps.example', { origin: 'https://kits.example', visit: VISIT }),
    )
    expect(origin).toBe('https://accounts.google.com')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'shop.apps.example',
      redirect_uri: 'https://kits.example/auth/google',
      response_type: 'id_token',
      nonce: 'n0nce',
      state: 'st8',
    })
  })

  it('goes on with the token of the visit it began', () => {
    expect(readGoogleReturn('#state=st8&id_token=a.b.c&authuser=0', VISIT)).toEqual({
      credential: 'a.b.c',
      nonce: 'n0nce',
      wanted: '/me/assets?page=2',
    })
  })

  it.each(['', '#error=access_denied&state=st8', '#id_token=a.b.c', '#state=other&id_token=a.b.c'])(
    'takes %j for no answer',
    hash => expect(readGoogleReturn(hash, VISIT)).toBeNull(),
  )

  it('takes a token that nobody asked for for no answer', () => {
    expect(readGoogleReturn('#state=null&id_token=a.b.c', null)).toBeNull()
  })
})
