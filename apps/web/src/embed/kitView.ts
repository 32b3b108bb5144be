import { FrameLoader } from './frameLoader.ts'
import { type EmbedInfo, loadInfo } from './loadInfo.ts'
import { STYLES } from './styles.ts'
import { TurnControl } from './turnControl.ts'

/** The shop's origin, which served this script. */
const SHOP = new URL((document.currentScript as HTMLScriptElement).src).origin
const ONE_TURN_MS = 6_000

function create<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), properties)
}

/** Whether the visitor asked for less data or for less motion. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches
const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * `<kit-view design="…">`: a shared design that turns, on the page of a club. `lang` chooses the language (`en`, `km`),
 * `kit` the first kit. What stands inside the element stays in sight while nothing can be shown.
 */
class KitView extends HTMLElement {
  #turn: TurnControl | null = null
  #leaving = new AbortController()

  connectedCallback(): void {
    this.#leaving = new AbortController()
    void this.#open(this.#leaving.signal)
  }

  disconnectedCallback(): void {
    this.#leaving.abort()
    this.#turn?.stop()
  }

  async #open(signal: AbortSignal): Promise<void> {
    const token = this.getAttribute('design') ?? ''
    const language = /^(?:km|kh)/i.test(this.lang || document.documentElement.lang) ? 'kh' : 'en'
    const info = await loadInfo(`${SHOP}/api/embeds/${encodeURIComponent(token)}?language=${language}`, signal)
    // The element's own content, such as a link, stays.
    if (!info || signal.aborted) return
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    const style = create('style', { textContent: STYLES })
    if (info.state === 'closed')
      root.replaceChildren(style, create('p', { textContent: info.texts.closed, part: 'closed' } as object))
    else this.#show(root, style, info, token)
  }

  #show(root: ShadowRoot, style: HTMLStyleElement, info: EmbedInfo, token: string): void {
    const { texts, kits, name, shop } = info
    const asked = this.getAttribute('kit')
    let kit = kits.find(each => each.kit === asked)?.kit ?? kits[0]!.kit
    const stage = create('div', { className: 'stage' })
    const frameOf = (worn: string) => (frame: number) =>
      `${SHOP}/api/embeds/${token}/frames/${frame}?v=${info.revision}${worn === 'home' ? '' : `&kit=${worn}`}`
    const turn = new TurnControl(stage, { label: `${name}. ${texts.turn}`, frames: info.frames })
    this.#turn = turn
    const wear = (): void => turn.show(new FrameLoader(frameOf(kit), info.frames))
    const buttons = kits.map(each => {
      const button = create('button', { type: 'button', title: each.name, ariaLabel: each.name })
      button.style.setProperty('--kit', `linear-gradient(135deg, ${stripesOf(each.colours)})`)
      button.ariaPressed = String(each.kit === kit)
      button.addEventListener('click', () => {
        kit = each.kit
        for (const other of buttons) other.ariaPressed = String(other === button)
        wear()
        void turn.loadAll()
      })
      return button
    })
    const group = create('div', { className: 'kits', role: 'group', ariaLabel: texts.kits })
    if (kits.length > 1) group.append(...buttons)
    const link = create('a', {
      href: `${SHOP}/design/preview/${token}`,
      target: '_blank',
      rel: 'noopener',
      textContent: texts.yours,
    })
    link.part.add('link')
    const caption = create('p', { className: 'name', textContent: `${name} · ${shop}` })
    root.replaceChildren(style, stage, group, caption, link)
    wear()
    this.#loadWhenSeen(turn)
  }

  /** Loads the turn and turns once when the element is in view; on request only where the visitor saves data. */
  #loadWhenSeen(turn: TurnControl): void {
    if (savesData()) return
    const watch = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return
        watch.disconnect()
        void turn.loadAll().then(() => isCalm() || turn.turnOnce(ONE_TURN_MS))
      },
      { threshold: 0.5 },
    )
    watch.observe(this)
    this.#leaving.signal.addEventListener('abort', () => watch.disconnect())
  }
}

/** Returns the colours as stops with hard edges. */
const stripesOf = (colours: readonly string[]): string =>
  (colours.length > 0 ? colours : ['#ffffff'])
    .flatMap((colour, at, all) => [
      `${colour} ${(at * 100) / all.length}%`,
      `${colour} ${((at + 1) * 100) / all.length}%`,
    ])
    .join(', ')

if (!customElements.get('kit-view')) customElements.define('kit-view', KitView)
