import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describeTimeSecret } from '../accounts/index.ts'
import { addressOf, networkOf } from '../http/index.ts'
import { enrol, findInvited, noteAct, secretOf, tryProof } from '../operatorCli/index.ts'
import { enrolPage, messagePage, MIN_PASSWORD, signInPage } from './pages/signInPages.ts'
import { contextOf, dropToken, fieldOf, type PanelParts, personOf, sendPage, setToken, tokenOf } from './panelServer.ts'
import { closeSession, openSession } from './store/panelSessions.ts'
import { countRefusal, isLimited } from './store/refusals.ts'

const nowOf = ({ now }: PanelParts): Date => now?.() ?? new Date()

const proofOf = (request: FastifyRequest, parts: PanelParts) => ({
  password: fieldOf(request, 'password').slice(0, 1024),
  code: fieldOf(request, 'code').replaceAll(/\s/g, ''),
  key: parts.key,
  now: nowOf(parts),
})

const emailOf = (request: FastifyRequest): string => fieldOf(request, 'email').trim().toLowerCase().slice(0, 254)

/** Signing in by password and code at once, and out. A password alone opens nothing. */
export function addSignInRoutes(app: FastifyInstance, parts: PanelParts): void {
  const { database } = parts
  app.get('/sign-in', async (request, reply) => {
    if (await personOf(request, parts)) return reply.redirect('/', 303)
    const isEnrolled = (request.query as { readonly enrolled?: unknown }).enrolled !== undefined
    return sendPage(reply, signInPage(await contextOf(request), { refusal: null, email: '', isEnrolled }))
  })

  app.post('/sign-in', async (request, reply) => {
    const email = emailOf(request)
    const network = networkOf(addressOf(request))
    const refuse = async (text: 'refused' | 'too_many', status: 403 | 429): Promise<FastifyReply> => {
      const context = await contextOf(request)
      return sendPage(reply, signInPage(context, { refusal: context.words[text], email, isEnrolled: false }), status)
    }
    const isOver = await database.withPlatform(async trx => isLimited(trx, network, nowOf(parts)))
    if (isOver) return refuse('too_many', 429)
    const token = await database.withPlatform(async trx => {
      const account = await tryProof(trx, email, proofOf(request, parts))
      if (account) await noteAct(trx, { actor: email, act: 'signed-in' })
      return account && openSession(trx, account.id, nowOf(parts))
    })
    if (token === undefined) {
      await database.withPlatform(async trx => countRefusal(trx, network, nowOf(parts)))
      return refuse('refused', 403)
    }
    setToken(reply, parts, token)
    return reply.redirect('/', 303)
  })

  app.post('/sign-out', async (request, reply) => {
    const token = tokenOf(request, parts)
    if (token !== undefined) await database.withPlatform(async trx => closeSession(trx, token))
    dropToken(reply, parts)
    return reply.redirect('/sign-in', 303)
  })
}

/** Setting up an account by the link of its invitation: the app, then a password. */
export function addEnrolRoutes(app: FastifyInstance, parts: PanelParts): void {
  const { database, key } = parts
  const shown = async (request: FastifyRequest, isRefused: boolean): Promise<{ page: string; status: number }> => {
    const context = await contextOf(request)
    const { words } = context
    const { token } = request.params as { readonly token: string }
    const account = await database.withPlatform(async trx => findInvited(trx, token, nowOf(parts)))
    if (!account) return { page: messagePage(context, words.enrol, words.invitation_over), status: 404 }
    const described = describeTimeSecret(secretOf(account, key), { shop: 'Kitwright', email: account.email })
    return {
      page: enrolPage(context, { ...described, refusal: isRefused ? words.enrol_refused : null }),
      status: isRefused ? 422 : 200,
    }
  }
  app.get('/enrol/:token', async (request, reply) => {
    const { page, status } = await shown(request, false)
    return sendPage(reply, page, status)
  })
  app.post('/enrol/:token', async (request, reply) => {
    const { token } = request.params as { readonly token: string }
    const proof = proofOf(request, parts)
    const isDone =
      proof.password.length >= MIN_PASSWORD &&
      (await database.withPlatform(async trx => {
        const account = await findInvited(trx, token, proof.now)
        if (!account || !(await enrol(trx, account, proof))) return false
        await noteAct(trx, { actor: account.email, act: 'account-enrolled' })
        return true
      }))
    if (isDone) return reply.redirect('/sign-in?enrolled', 303)
    const { page, status } = await shown(request, true)
    return sendPage(reply, page, status)
  })
}
