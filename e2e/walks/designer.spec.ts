import type { Locator, Page } from '@playwright/test'
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

const HOME_COLOURS = {
  part_base: '#b91c1c',
  part_sleeves: '#ffffff',
  part_shorts: '#ffffff',
  part_shoulder_panel: '#7f1d1d',
  part_side_panel: '#7f1d1d',
  part_hem: '#7f1d1d',
  part_cuff: '#7f1d1d',
  part_collar: '#7f1d1d',
} as const
const KEEPER = {
  part_base: '#15803d',
  part_sleeves: '#14532d',
  part_shorts: '#14532d',
  part_shoulder_panel: '#052e16',
  part_side_panel: '#052e16',
  part_hem: '#052e16',
  part_cuff: '#052e16',
  part_collar: '#052e16',
} as const

/** A designer at work, with recurring actions in one place. */
class Designer extends Studio {
  /** On a phone, the bar's content is behind a button. */
  async openBar(): Promise<void> {
    if (this.isPhone)
      await this.page.getByRole('banner').getByRole('button', { name: this.say.more, exact: true }).click()
  }

  async rename(name: string): Promise<void> {
    await this.openBar()
    await this.page.getByRole('textbox', { name: this.say.design_name }).fill(name)
    if (this.isPhone) await this.page.keyboard.press('Escape')
  }

  async save(): Promise<void> {
    await this.openBar()
    await this.page.getByRole('button', { name: this.say.save, exact: true }).click()
  }

  async expectSaved(): Promise<void> {
    await expect(this.saveState).toHaveAttribute('title', this.say.saved_on_server)
  }

  async paint(part: Parameters<Studio['part']>[0], colour: string): Promise<void> {
    await this.choosePart(part)
    await this.choose(this.say.fill_kind, this.say.solid)
    await this.hex(this.say[part]).fill(colour)
  }

  async paintAll(colours: Partial<Record<Parameters<Studio['part']>[0], string>>): Promise<void> {
    for (const [part, colour] of Object.entries(colours)) await this.paint(part as 'part_base', colour)
  }

  /** Copies the open design to this garment or another. */
  async copyTo(type: 'SOCCER_KIT' | 'HOODIE', picture: () => Promise<void>): Promise<void> {
    await this.openTool('parts')
    await this.panel.getByRole('button', { name: this.say.wear_on, exact: true }).click()
    const dialog = this.page.getByRole('dialog', { name: this.say.wear_on })
    const tile = dialog.getByRole('button', { name: new RegExp(`^${this.words.common[`type_${type}`]}`) })
    await expect(tile.locator('img, svg').first()).toBeVisible()
    await picture()
    await tile.click()
    await expect(dialog).toBeHidden()
  }
}

/** Expects the goalkeeper's hand icon before the words, not over them. */
const expectHandBeside = async (version: Locator): Promise<void> =>
  expect
    .poll(() =>
      version.evaluate(select => {
        const hand = select.parentElement!.querySelector('svg')!.getBoundingClientRect()
        return (
          parseFloat(getComputedStyle(select).paddingInlineStart) - (hand.right - select.getBoundingClientRect().left)
        )
      }),
    )
    .toBeGreaterThanOrEqual(0)

async function drawHomeKit(designer: Designer, lang: Walk['lang'], step: Walk['step']): Promise<void> {
  const { say, panel } = designer
  await designer.openTool('parts')
  await designer.paintAll(HOME_COLOURS)
  await designer.choose(say.collar, say.collar_v, panel)
  await step('home-colours')
  await designer.choosePart('part_base')
  await designer.openTool('patterns')
  await panel.getByRole('group', { name: say.patterns, exact: true }).getByRole('button').nth(1).click()
  await step('home-pattern')
  await designer.openTool('text')
  await designer.textLine('role_front_text').fill(NAMES[lang].team)
  if (lang === 'en') await designer.chooseFont('Graduate')
  await step('home-text')
  await designer.openTool('images')
  await designer.upload('role_logo', 'badge.png', 'image/png', crestPng(640))
  await expect(panel.locator('button[aria-pressed]').filter({ hasText: say.role_logo }).locator('img')).toBeVisible()
  await step('home-crest')
  await designer.openTool('squad')
  await panel.getByRole('button', { name: say.paste_table, exact: true }).click()
  await panel.getByRole('textbox', { name: designer.words.roster.paste_label }).fill(PLAYERS)
  await panel
    .getByRole('button', { name: designer.words.roster.add_players_other.replace('{{count}}', '3'), exact: true })
    .click()
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await expectHandBeside(panel.getByRole('listitem').last().getByRole('combobox').last())
  await step('home-squad')
}

async function signUpToSave(page: Page, words: Walk['words'], step: Walk['step']): Promise<void> {
  const dialog = page.getByRole('dialog', { name: words.studio.sign_in_to_save })
  await dialog.getByRole('tab', { name: words.studio.sign_up, exact: true }).click()
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
    await designer.turnTo('view_back')
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
    await designer.choose(say.sleeve, say.sleeve_long, designer.panel)
    await designer.choosePart('part_base')
    await designer.openTool('patterns')
    await designer.panel.getByRole('button', { name: say.no_pattern, exact: true }).click()
    await step('keeper-colours')
    await designer.closePanel()
    await designer.turnTo('view_front')
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
    await expect(designer.textLine('role_front_text')).toHaveValue(names.team)
    await designer.openTool('parts')
    await designer.choosePart('part_base')
    await expect(designer.hex(say.part_base)).toHaveValue(/b91c1c/i)
  })

  await test.step('the hoodie wears the kit’s look', async () => {
    await designer.copyTo('HOODIE', () => step('hoodie-dialog'))
    await expect(page).toHaveURL(/\/design\/hoodie\?draft=/)
    await expectGarment(page)
    await designer.rename(names.hoodie)
    await step('hoodie')
    await designer.turnTo('view_back')
    await designer.save()
    await designer.expectSaved()
    await step('hoodie-back')
    await page.goto('/me/assets')
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(page.getByRole('article').locator('img')).toHaveCount(3)
    await step('three-designs')
  })
})
