import type { Page } from '@playwright/test'
import { fillSignUp, freshEmail } from './support/checkout.ts'
import { crestPng } from './support/files.ts'
import { expectGarment } from './support/stage.ts'
import { Studio } from './support/studio.ts'
import { expect, test, type Walk } from './support/test.ts'

const NAMES = {
  en: {
    team: 'DRAGONS',
    home: 'River Dragons home',
    keeper: 'River Dragons goalkeeper',
    hoodie: 'River Dragons hoodie',
  },
  kh: { team: 'នាគទន្លេ', home: 'នាគទន្លេ ឈុតក្នុងដី', keeper: 'នាគទន្លេ អ្នកចាំទី', hoodie: 'នាគទន្លេ អាវហ៊ូឌី' },
}
const PLAYERS = ['ចាន់ សុភា\t7\tL\tplayer', 'SOK DARA\t9\tXL', 'Vichea Long\t1\tM\tgoalkeeper'].join('\n')

const HOME = {
  partBase: '#b91c1c',
  partSleeves: '#ffffff',
  partShorts: '#ffffff',
  partShoulderPanel: '#7f1d1d',
  partSidePanel: '#7f1d1d',
  partHem: '#7f1d1d',
  partCuff: '#7f1d1d',
  partCollar: '#7f1d1d',
} as const
const KEEPER = {
  partBase: '#15803d',
  partSleeves: '#14532d',
  partShorts: '#14532d',
  partShoulderPanel: '#052e16',
  partSidePanel: '#052e16',
  partHem: '#052e16',
  partCuff: '#052e16',
  partCollar: '#052e16',
} as const

/** A designer at work: what a person does again and again, in one place. */
class Designer extends Studio {
  /** What the bar holds is behind a button on a phone. */
  async openBar(): Promise<void> {
    if (this.isPhone)
      await this.page.getByRole('banner').getByRole('button', { name: this.say.more, exact: true }).click()
  }

  async rename(name: string): Promise<void> {
    await this.openBar()
    await this.page.getByRole('textbox', { name: this.say.designName }).fill(name)
    if (this.isPhone) await this.page.keyboard.press('Escape')
  }

  async save(): Promise<void> {
    await this.openBar()
    await this.page.getByRole('button', { name: this.say.save, exact: true }).click()
  }

  async expectSaved(): Promise<void> {
    await expect(this.keeping).toHaveAttribute('title', this.say.savedOnServer)
  }

  async paint(part: Parameters<Studio['part']>[0], colour: string): Promise<void> {
    await this.choosePart(part)
    await this.choose(this.say.fillKind, this.say.solid)
    await this.hex(this.say[part]).fill(colour)
  }

  async paintAll(colours: Partial<Record<Parameters<Studio['part']>[0], string>>): Promise<void> {
    for (const [part, colour] of Object.entries(colours)) await this.paint(part as 'partBase', colour)
  }

  /** A copy of what stands open, on this garment or another. */
  async copyTo(type: 'SOCCER_KIT' | 'HOODIE', picture: () => Promise<void>): Promise<void> {
    await this.openTool('parts')
    await this.panel.getByRole('button', { name: this.say.wearOn, exact: true }).click()
    const dialog = this.page.getByRole('dialog', { name: this.say.wearOn })
    const tile = dialog.getByRole('button', { name: new RegExp(`^${this.words.common[`type_${type}`]}`) })
    await expect(tile.locator('img, svg').first()).toBeVisible()
    await picture()
    await tile.click()
    await expect(dialog).toBeHidden()
  }
}

async function drawHomeKit(designer: Designer, lang: Walk['lang'], step: Walk['step']): Promise<void> {
  const { say, panel } = designer
  await designer.openTool('parts')
  await designer.paintAll(HOME)
  await designer.choose(say.collar, say.collarV, panel)
  await step('home-colours')
  await designer.choosePart('partBase')
  await designer.openTool('patterns')
  await panel.getByRole('group', { name: say.patterns, exact: true }).getByRole('button').nth(1).click()
  await step('home-pattern')
  await designer.openTool('text')
  await designer.textLine('roleFrontText').fill(NAMES[lang].team)
  if (lang === 'en') await designer.chooseFont('Graduate')
  await step('home-text')
  await designer.openTool('images')
  await designer.upload('roleLogo', 'crest.png', 'image/png', crestPng(640))
  await expect(panel.locator('button[aria-pressed]').filter({ hasText: say.roleLogo }).locator('img')).toBeVisible()
  await step('home-crest')
  await designer.openTool('squad')
  await panel.getByRole('button', { name: say.pasteTable, exact: true }).click()
  await panel.getByRole('textbox', { name: designer.words.roster.pasteLabel }).fill(PLAYERS)
  await panel
    .getByRole('button', { name: designer.words.roster.addPlayers_other.replace('{{count}}', '3'), exact: true })
    .click()
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await step('home-squad')
}

async function signUpToSave(page: Page, words: Walk['words'], step: Walk['step']): Promise<void> {
  const dialog = page.getByRole('dialog', { name: words.studio.signInToSave })
  await dialog.getByRole('tab', { name: words.studio.signUp, exact: true }).click()
  const send = await fillSignUp(dialog, words, freshEmail())
  await step('home-sign-up')
  await send.click()
  await expect(dialog).toBeHidden()
}

test('a designer makes a home kit, a goalkeeper’s kit from it, and a hoodie', async ({
  page,
  words,
  lang,
  isPhone,
  step,
}) => {
  test.setTimeout(900_000)
  const designer = new Designer({ page, words, isPhone })
  const { say } = designer
  const names = NAMES[lang]

  await test.step('the home kit', async () => {
    await page.goto('/design/soccer')
    await expectGarment(page)
    await page.getByRole('button', { name: words.arrange.skip, exact: true }).click()
    await designer.rename(names.home)
    await drawHomeKit(designer, lang, step)
    await designer.closePanel()
    await designer.turnTo('viewBack')
    await designer.save()
    await signUpToSave(page, words, step)
    await designer.expectSaved()
    await step('home-saved')
  })

  await test.step('the goalkeeper’s kit: a copy in other colours', async () => {
    await designer.copyTo('SOCCER_KIT', () => step('copy-dialog'))
    await step('keeper-copy')
    await designer.rename(names.keeper)
    await designer.openTool('parts')
    await designer.paintAll(KEEPER)
    await designer.choose(say.sleeve, say.sleeveLong, designer.panel)
    await designer.choosePart('partBase')
    await designer.openTool('patterns')
    await designer.panel.getByRole('button', { name: say.noPattern, exact: true }).click()
    await step('keeper-colours')
    await designer.closePanel()
    await designer.turnTo('viewFront')
    await designer.playerChip('Vichea Long').click()
    await designer.save()
    await designer.expectSaved()
    await step('keeper-saved')
  })

  await test.step('all designs; back to the home kit, which is as it was', async () => {
    await page.goto('/me/assets')
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(2)
    for (const name of [names.keeper, names.home]) await expect(cards.filter({ hasText: name })).toHaveCount(1)
    await expect(cards.locator('img')).toHaveCount(2)
    await step('designs')
    await cards
      .filter({ hasText: names.home })
      .getByRole('link', { name: words.account.open_editor, exact: true })
      .click()
    await expectGarment(page)
    await designer.openTool('text')
    await expect(designer.textLine('roleFrontText')).toHaveValue(names.team)
    await designer.openTool('parts')
    await designer.choosePart('partBase')
    await expect(designer.hex(say.partBase)).toHaveValue(/b91c1c/i)
  })

  await test.step('the hoodie wears the kit’s look', async () => {
    await designer.copyTo('HOODIE', () => step('hoodie-dialog'))
    await expect(page).toHaveURL(/\/design\/hoodie\?draft=/)
    await expectGarment(page)
    await designer.rename(names.hoodie)
    await step('hoodie')
    await designer.turnTo('viewBack')
    await designer.save()
    await designer.expectSaved()
    await step('hoodie-back')
    await page.goto('/me/assets')
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(page.getByRole('article').locator('img')).toHaveCount(3)
    await step('three-designs')
  })
})
