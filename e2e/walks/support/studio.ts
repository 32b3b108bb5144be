import { expect, type Locator, type Page } from '@playwright/test'
import type { Texts } from '@kitwright/words'
import { expectAccessible } from './axe.ts'
import type { Walk } from './test.ts'

type Words = Texts['studio']
type ToolName = 'parts' | 'patterns' | 'text' | 'images' | 'squad' | 'starts'

const startingWith = (text: string): RegExp => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

/**
 * Opens the studio without a painted garment. In a browser without WebGL its panels, keys and sheet of pieces all work.
 */
export async function openStudio(
  walk: Pick<Walk, 'words' | 'isPhone'>,
  page: Page,
  path = '/design/soccer',
): Promise<Studio> {
  await page.goto(path)
  await expectStudio(page)
  return new Studio({ ...walk, page })
}

/** Expects the studio to be open and interactive. */
export const expectStudio = async (page: Page): Promise<void> =>
  expect(page.locator('[data-status="noWebgl"]')).toBeVisible({ timeout: 60_000 })

/** The studio from the user's view, with the same actions on a desktop and on a phone. */
export class Studio {
  readonly page: Page
  readonly say: Words
  readonly words: Texts
  readonly isPhone: boolean

  constructor({ page, words, isPhone }: { page: Page; words: Texts; isPhone: boolean }) {
    this.page = page
    this.say = words.studio
    this.words = words
    this.isPhone = isPhone
  }

  /** Returns the chosen tool's panel, or its sheet on a phone. */
  get panel(): Locator {
    return this.page.getByTestId(this.isPhone ? 'sheet' : 'panel')
  }

  /** The fields of the selection: beside the stage, or on a phone in the tool's own sheet. */
  get fields(): Locator {
    return this.isPhone ? this.panel : this.page.getByTestId('inspector')
  }

  get saveState(): Locator {
    return this.page.getByTestId('save-state')
  }

  async openTool(tool: ToolName): Promise<void> {
    const button = this.page.getByTestId(`tool-${tool}`)
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click()
    await expect(
      this.panel
        .getByRole('heading')
        .or(this.panel.getByText(this.say[tool], { exact: true }))
        .first(),
    ).toBeVisible()
  }

  /** Closes the sheet on a phone to uncover the stage. A desktop has nothing to close. */
  async closePanel(): Promise<void> {
    if (!this.isPhone || !(await this.panel.isVisible())) return
    await this.panel.getByRole('button', { name: this.say.close, exact: true }).click()
    await expect(this.panel).toBeHidden()
  }

  part(
    key: `part_${'base' | 'sleeves' | 'shorts' | 'collar' | 'hem' | 'cuff' | 'side_panel' | 'shoulder_panel'}`,
  ): Locator {
    return this.panel
      .getByRole('group', { name: this.say.parts, exact: true })
      .getByRole('button', { name: this.say[key], exact: true })
  }

  async choosePart(key: Parameters<Studio['part']>[0]): Promise<void> {
    if ((await this.part(key).getAttribute('aria-pressed')) !== 'true') await this.part(key).click()
    await expect(this.part(key)).toHaveAttribute('aria-pressed', 'true')
  }

  /** Returns the hex field of a colour. */
  hex(label: string): Locator {
    return this.fields.getByRole('textbox', { name: this.say.hex_of.replace('{{label}}', label), exact: true })
  }

  async choose(group: string, option: string, within: Locator = this.fields): Promise<void> {
    const choice = within.getByRole('radiogroup', { name: group, exact: true })
    await choice.getByText(option, { exact: true }).click()
    await expect(choice.getByRole('radio', { name: option, exact: true })).toBeChecked()
  }

  /** Picks a font of the shop's own lettering. */
  async chooseFont(family: string): Promise<void> {
    const { fonts } = this.words
    const [before] = fonts.choose_now.split('{{')
    await this.fields.getByRole('button', { name: startingWith(before!) }).click()
    const picker = this.page.getByRole('dialog', { name: fonts.choose })
    const row = picker.getByRole('option', { name: startingWith(family) })
    await row.click()
    await expect(row).toHaveAttribute('aria-selected', 'true')
    await picker.getByRole('button', { name: fonts.done, exact: true }).click()
    await expect(picker).toBeHidden()
  }

  /**
   * Returns the row of a text in the text panel. Its accessible name starts with the role and continues with the text.
   */
  textLine(role: 'role_front_text' | 'role_front_number' | 'role_back_number' | 'role_player_name'): Locator {
    return this.panel.getByRole('textbox', { name: startingWith(this.say[role]) })
  }

  async upload(
    role: 'role_logo' | 'role_sponsor' | 'role_image',
    name: string,
    mimeType: string,
    buffer: Buffer,
  ): Promise<void> {
    const input = this.panel.locator(`input[type="file"][aria-label="${this.say[role]}"]`)
    await input.setInputFiles({ name, mimeType, buffer })
  }

  number(label: 'position_x' | 'position_y' | 'rotation' | 'width' | 'height'): Locator {
    return this.fields.getByRole('textbox', { name: this.say[label], exact: true })
  }

  /** Opens the selected layer's fields on a phone: from the strip above the bar into the sheet. */
  async openLayerFields(): Promise<void> {
    if (!this.isPhone) return
    await this.closePanel()
    await this.page.getByTestId('selection-strip').getByRole('button', { name: this.say.more, exact: true }).click()
    await expect(this.panel).toBeVisible()
  }

  /** Returns the selected layer's position on its piece, mm. */
  async place(): Promise<{ x: number; y: number }> {
    await this.openLayerFields()
    const place = {
      x: Number(await this.number('position_x').inputValue()),
      y: Number(await this.number('position_y').inputValue()),
    }
    await this.closePanel()
    return place
  }

  async turnTo(view: 'view_front' | 'view_back'): Promise<void> {
    await this.page
      .getByRole('group', { name: this.say.views, exact: true })
      .getByRole('button', { name: this.say[view], exact: true })
      .click()
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: this.say.undo, exact: true }).click()
  }

  async redo(): Promise<void> {
    await this.page.getByRole('button', { name: this.say.redo, exact: true }).click()
  }

  /** Returns a player's button under the stage. */
  playerChip(name: string): Locator {
    return this.page
      .getByRole('group', { name: this.say.player_strip, exact: true })
      .getByRole('button', { name: new RegExp(name) })
  }

  /** Waits until the last change is stored in the browser. */
  async expectKept(): Promise<void> {
    const { kept_in_browser, kept_unsaved } = this.say
    await expect(this.saveState).toHaveAttribute('title', new RegExp(`^(?:${kept_in_browser}|${kept_unsaved})$`))
  }
}

/** Expects no axe violations with a part chosen, and in its colour picker. */
export async function expectAccessibleStudio({ page, panel, say }: Studio): Promise<void> {
  await expectAccessible(page, 'the studio')
  const label = say.colour_picker.replace('{{label}}', say.part_base)
  await panel.getByRole('button', { name: label, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'the colour picker')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}
