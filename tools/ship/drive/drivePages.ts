import type { Visitor } from './visit.ts'

/** Exercises the pages whose text belongs to the shop. */
export async function drivePages(office: Visitor): Promise<void> {
  await office.ask('GET /api/office/pages')
  const params = { slug: 'about' }
  const { content } = await office.ask('GET /api/office/pages/{slug}', { params })
  const version = async () => ({ headers: await office.version('GET /api/office/pages/{slug}', { params }) })
  const saved = await office.ask('PUT /api/office/pages/{slug}', { params, body: { content }, ...(await version()) })
  const revision = { params: { ...params, version: saved.version } }
  await office.ask('GET /api/office/pages/{slug}/revisions', { params, query: {} })
  await office.ask('GET /api/office/pages/{slug}/revisions/{version}', revision)
  const query = { language: 'kh' as const }
  await office.ask('GET /api/office/pages/{slug}/preview', { params, query })
  const shown = { params, body: { isShown: true }, ...(await version()) }
  await office.ask('PUT /api/office/pages/{slug}/publication', shown)
  await office.ask('GET /api/pages/{slug}', { params, query })
  const own = await office.ask('POST /api/office/pages', { body: { slug: 'sponsors', content } })
  const headers = { 'if-match': `"${own.version}"` }
  await office.ask('DELETE /api/office/pages/{slug}', { params: { slug: own.slug }, headers })
}
