import type { Locator } from '@playwright/test'
import { crestPng } from '../walks/support/files.ts'
import { Studio } from '../walks/support/studio.ts'
import type { Group, PageVisit } from './pageShots.ts'

const start = (text: string): RegExp => new RegExp(`^${text.split('{{')[0]!.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
const dialogOf = ({ page }: PageVisit): Locator => page.getByRole('dialog').last()

/** Presses a button by its name or name prefix, and waits for the dialog. */
const opening =
  (nameOf: (words: PageVisit['words']) => string) =>
  async (visit: PageVisit): Promise<void> => {
    const { page, words } = visit
    await page
      .getByRole('button', { name: start(nameOf(words)) })
      .first()
      .click()
    await dialogOf(visit).waitFor()
  }

/** Chooses an entry of the menu that a card opens. */
const fromMenu =
  (entryOf: (words: PageVisit['words']) => string) =>
  async (visit: PageVisit): Promise<void> => {
    const { page, words } = visit
    await page
      .getByRole('button', { name: start(`${words.account.more}: `) })
      .first()
      .click()
    await page.getByRole('menuitem', { name: entryOf(words), exact: true }).click()
    await dialogOf(visit).waitFor()
  }

/** Presses a button of the studio's bar, which is in the menu on a phone. */
const inBar =
  (key: 'save' | 'share' | 'history') =>
  async (visit: PageVisit): Promise<void> => {
    const { page, words, isPhone } = visit
    if (isPhone) await page.getByRole('button', { name: words.studio.more, exact: true }).click()
    await page.getByRole('button', { name: words.studio[key], exact: true }).click()
    await dialogOf(visit).waitFor()
  }

async function showTool(visit: PageVisit, tool: 'patterns' | 'text' | 'images' | 'squad'): Promise<Studio> {
  const studio = new Studio(visit)
  await studio.openTool(tool)
  return studio
}

async function pickColour(visit: PageVisit): Promise<void> {
  const studio = new Studio(visit)
  await studio.openTool('parts')
  await studio.choosePart('part_base')
  const { part_base: partBase, colour_picker: colourPicker } = visit.words.studio
  await visit.page.getByRole('button', { name: colourPicker.replace('{{label}}', partBase), exact: true }).click()
  await dialogOf(visit).waitFor()
}

async function writeText(visit: PageVisit): Promise<void> {
  const studio = await showTool(visit, 'text')
  await studio.textLine('role_front_text').fill('នាគទន្លេ')
}

async function editPicture(visit: PageVisit): Promise<void> {
  const studio = await showTool(visit, 'images')
  await studio.upload('role_logo', 'badge.png', 'image/png', crestPng())
  await studio.panel.locator('button[aria-pressed]').first().waitFor()
  await studio.openLayerFields()
  await studio.fields.getByRole('button', { name: visit.words.images.edit, exact: true }).click()
  await dialogOf(visit).waitFor()
}

const stage = (name: string, act: (visit: PageVisit) => Promise<unknown>) => ({
  name,
  path: '/design/soccer?new',
  isStage: true,
  act: async (visit: PageVisit) => void (await act(visit)),
})

/** The dialogs that open over the pages. */
export const DIALOGS: readonly Group[] = [
  {
    name: 'studio-dialogs',
    who: 'visitor',
    places: [
      stage('colour-picker', pickColour),
      stage('patterns', visit => showTool(visit, 'patterns')),
      stage('text', writeText),
      stage('squad', visit => showTool(visit, 'squad')),
      stage('image-editor', editPicture),
      stage('share', inBar('share')),
      stage('sign-in', inBar('save')),
      stage('versions', inBar('history')),
    ],
  },
  {
    name: 'dialogs',
    who: 'customer',
    places: [
      { name: 'share', path: '/me/assets', act: fromMenu(words => words.common.share) },
      { name: 'delete', path: '/me/assets', act: fromMenu(words => words.common.delete) },
      { name: 'squad', path: '/me/players', act: opening(words => words.common.edit) },
      { name: 'cancel', path: '/me/histories', act: opening(words => words.account.cancel_order) },
      {
        name: 'sizes',
        path: made => `/design/checkout/${made.design}`,
        act: opening(words => words.common.size_chart),
      },
    ],
  },
  {
    name: 'office-dialogs',
    who: 'admin',
    places: [
      {
        name: 'cancel',
        path: made => `/office/orders/${made.moving}`,
        act: async visit => {
          const { page, words } = visit
          await page.getByRole('button', { name: words.desk.other_steps, exact: true }).click()
          await opening(texts => texts.office.move_CANCELED)(visit)
        },
      },
      { name: 'template', path: '/office/templates', act: opening(words => words.starts.edit_one) },
      { name: 'staff', path: '/office/staff', act: opening(words => words.office.add_staff) },
    ],
  },
]
