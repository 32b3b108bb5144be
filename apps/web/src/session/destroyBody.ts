/** The end of a session, sent even while the page goes away. */
export const destroyBody = (token: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ token }),
  keepalive: true,
})
