import { beforeEach, expect, test } from 'vitest'
import { recordEarlyClick, replayEarlyClick } from './replayEarlyClick.ts'

// The marks of React: an element with such a key is hydrated.
const hydrate = (element: Element): void => void Object.assign(element, { __reactProps$test: {} })

let presses = 0
let form: HTMLFormElement
let button: HTMLButtonElement
recordEarlyClick()
beforeEach(() => {
  document.body.innerHTML = '<form><button>Send</button></form>'
  form = document.querySelector('form')!
  button = document.querySelector('button')!
  presses = 0
})
/** Answers as React does, once the button is hydrated. */
const answer = (): void =>
  button.addEventListener('click', event => {
    event.preventDefault()
    presses += 1
  })

test('a press between the mount of the root and of its page is replayed', async () => {
  replayEarlyClick()
  button.click()
  expect(button.hasAttribute('data-waits')).toBe(true)
  answer()
  hydrate(form)
  hydrate(button)
  await expect.poll(() => presses).toBe(1)
  expect(button.hasAttribute('data-waits')).toBe(false)
})

test('a press that React answers by hydrating its button is not replayed', async () => {
  replayEarlyClick()
  button.addEventListener('click', () => hydrate(button), { once: true })
  answer()
  button.click()
  expect(presses).toBe(1)
  // Two frames: a replay would come with the first.
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(presses).toBe(1)
})

test('a form is not sent by the browser before it is hydrated', () => {
  let isPrevented = false
  addEventListener('submit', event => (isPrevented = event.defaultPrevented), { once: true })
  button.click()
  expect(isPrevented).toBe(true)
})

/** React stops every event that it handles at once. */
const STOPPED = ['click', 'auxclick']

test('a press that React stops in an incomplete part is replayed later', async () => {
  replayEarlyClick()
  // As the server renders it.
  form.method = 'dialog'
  let isComplete = false
  const stop = (event: Event): void => {
    if (!isComplete) event.stopPropagation()
  }
  for (const type of STOPPED) document.body.addEventListener(type, stop, true)
  button.click()
  hydrate(form)
  hydrate(button)
  answer()
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(presses).toBe(0)
  isComplete = true
  await expect.poll(() => presses).toBe(1)
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(presses).toBe(1)
  for (const type of STOPPED) document.body.removeEventListener(type, stop, true)
})
