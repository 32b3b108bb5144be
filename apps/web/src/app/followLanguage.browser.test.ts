import { createElement, type LazyExoticComponent, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useTranslation } from '../texts/index.ts'
import { usePreferences } from '../session/index.ts'
import { lazy } from '../ui/index.ts'
import { startWords } from './start/startWords.ts'
import { whenHydrated } from './whenHydrated.ts'

function Heading() {
  const { t } = useTranslation(['account', 'common'])
  return createElement('h1', null, t('account:pieces', { count: 2 }))
}

const page = (Inner: typeof Heading | LazyExoticComponent<typeof Heading>) =>
  createElement('main', null, createElement(Suspense, null, createElement(Inner)))

test('a language chosen during hydration replaces the texts after it', async () => {
  usePreferences.getState().setLanguage('kh')
  await startWords(['account'], async () => whenHydrated(document.getElementById('root')!))
  const root = document.body.appendChild(document.createElement('div'))
  root.id = 'root'
  root.innerHTML = renderToString(page(Heading))
  const inKhmer = root.textContent
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  const Late = lazy(async () => {
    await arrival
    return { default: Heading }
  })
  const differences: unknown[] = []
  hydrateRoot(root, page(Late), { onRecoverableError: difference => differences.push(difference) })
  await expect.poll(() => Object.keys(root.firstElementChild!).join()).toContain('__reactProps')
  usePreferences.getState().setLanguage('en')
  await new Promise(requestAnimationFrame)
  arrive()
  await expect.poll(() => root.textContent).toBe('2 garments')
  expect(inKhmer).not.toBe('2 garments')
  expect(differences).toEqual([])
})
