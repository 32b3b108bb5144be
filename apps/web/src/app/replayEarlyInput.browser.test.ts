import { type ChangeEvent, type ComponentType, createElement, Suspense, use, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { lazy } from '../ui/index.ts'
import { recordEarlyInput } from './recordEarlyInput.ts'
import { replayEarlyInput } from './replayEarlyInput.ts'

recordEarlyInput()
let close = (): void => undefined
afterEach(() => close())

/** A page with one field of each kind. What React knows of them stands in its output. */
function Page() {
  const [name, setName] = useState('')
  const [note, setNote] = useState('Before 5 pm')
  const [city, setCity] = useState('all')
  const [isOpen, setOpen] = useState(false)
  const [look, setLook] = useState('plain')
  const [ink, setInk] = useState('#c8202f')
  const radio = (value: string) =>
    createElement('input', {
      type: 'radio',
      name: 'look',
      value,
      checked: look === value,
      onChange: () => setLook(value),
    })
  return createElement(
    'form',
    null,
    createElement('input', { type: 'search', value: name, onChange: event => setName(event.currentTarget.value) }),
    createElement('textarea', {
      value: note,
      onChange: (event: ChangeEvent<HTMLTextAreaElement>) => setNote(event.currentTarget.value),
    }),
    createElement(
      'select',
      { value: city, onChange: (event: ChangeEvent<HTMLSelectElement>) => setCity(event.currentTarget.value) },
      ['all', 'Kampot', 'Takeo'].map(value => createElement('option', { key: value, value }, value)),
    ),
    createElement('input', {
      type: 'checkbox',
      checked: isOpen,
      onChange: event => setOpen(event.currentTarget.checked),
    }),
    ['plain', 'sash', 'hoops'].map(value => createElement('label', { key: value }, radio(value))),
    createElement('input', { type: 'color', value: ink, onChange: event => setInk(event.currentTarget.value) }),
    createElement('output', null, [name, note, city, isOpen, look, ink].join(' | ')),
  )
}

const page = (Inner: ComponentType) => createElement(Suspense, null, createElement(Inner))
const find = (selector: string) => document.querySelector<HTMLInputElement>(`main ${selector}`)!
const known = () => find('output').textContent

/** Shows the page as the server renders it. Returns the function that mounts its root, then the one that hydrates it. */
function render(Inner: ComponentType = Page) {
  const main = document.body.appendChild(document.createElement('main'))
  main.innerHTML = renderToString(page(Inner))
  let arrive = (): void => undefined
  const arrival = new Promise<void>(resolve => (arrive = resolve))
  const Late = lazy(async () => {
    await arrival
    return { default: Inner }
  })
  return {
    main,
    mount: () => {
      const root = hydrateRoot(main, page(Late))
      close = () => {
        root.unmount()
        main.remove()
      }
      replayEarlyInput()
    },
    arrive,
  }
}

async function fill(): Promise<void> {
  await userEvent.type(find('[type=search]'), 'សុខ ដារ៉ា')
  await userEvent.clear(find('textarea'))
  await userEvent.selectOptions(find('select'), 'Takeo')
  await userEvent.click(find('[type=checkbox]'))
  await userEvent.click(find('[value=hoops]'))
  await userEvent.click(find('[value=sash]'))
  const colour = find('[type=color]')
  colour.value = '#000000'
  colour.dispatchEvent(new Event('input', { bubbles: true }))
}
const FILLED = 'សុខ ដារ៉ា |  | Takeo | true | sash | #000000'

test('fields changed before the root is mounted keep their values', async () => {
  const { mount, arrive } = render()
  await fill()
  mount()
  arrive()
  await expect.poll(known).toBe(FILLED)
})

test('fields changed between mounting root and page keep their values', async () => {
  const { mount, arrive } = render()
  mount()
  await fill()
  arrive()
  await expect.poll(known).toBe(FILLED)
})

test('letters typed while the page hydrates are joined, and the caret stays', async () => {
  const { mount, arrive } = render()
  mount()
  const field = find('[type=search]')
  await userEvent.type(field, 'Dra')
  field.setSelectionRange(1, 1)
  arrive()
  await expect.poll(known).toContain('Dra |')
  await userEvent.keyboard('a')
  await expect.poll(known).toContain('Dara |')
  expect(field.value).toBe('Dara')
})

/** Mounts a page that React marks and cannot complete. Returns the functions that complete it. */
async function mountPart() {
  const { promise, resolve } = Promise.withResolvers<string>()
  let part: string | Promise<string> = 'ready'
  const Part = () => createElement('i', null, typeof part === 'string' ? part : use(part))
  const { mount, arrive } = render(() => createElement('div', null, createElement(Page), createElement(Part)))
  part = promise
  await fill()
  mount()
  arrive()
  await expect.poll(() => Object.keys(find('[type=search]')).join()).toContain('__reactProps')
  await new Promise(requestAnimationFrame)
  return { complete: () => resolve('ready'), makeReady: () => (part = 'ready') }
}

test('fields keep their values while React waits for a later part', async () => {
  const { complete } = await mountPart()
  complete()
  await expect.poll(known).toBe(FILLED)
})

test('fields keep their values where the replay itself makes React complete a part', async () => {
  const { makeReady } = await mountPart()
  // React is not told, and tries again for an event only.
  makeReady()
  await expect.poll(known).toBe(FILLED)
})

test('fields that React renders anew receive what was typed into the ones before', async () => {
  const { main } = render()
  await fill()
  // The app replaces a page of another language or address.
  const root = createRoot(main)
  close = () => {
    root.unmount()
    main.remove()
  }
  root.render(page(Page))
  replayEarlyInput()
  await expect.poll(known).toBe(FILLED)
})
