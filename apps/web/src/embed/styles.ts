/** Styles of the element. Fonts and colours are the page's own, and `::part()` reaches the garment, the link and the notice. */
export const STYLES = `
:host { display: block; max-width: 480px; margin-inline: auto; text-align: center }
:host([hidden]) { display: none }
.stage { aspect-ratio: 4 / 5 }
canvas { display: block; width: 100%; height: 100%; cursor: grab; touch-action: pan-y; border-radius: 8px }
canvas:active { cursor: grabbing }
:focus-visible { outline: 3px solid currentColor; outline-offset: 2px }
.kits { display: flex; justify-content: center }
.kits:empty { display: none }
button { width: 44px; height: 44px; padding: 9px; border: 0; background: none; border-radius: 50%; cursor: pointer }
button::before { content: ''; display: block; width: 26px; height: 26px; border-radius: 50%; background: var(--kit);
  box-shadow: 0 0 0 1px rgb(128 128 128 / 60%) }
button[aria-pressed='true']::before { outline: 2px solid currentColor; outline-offset: 2px }
.name { margin: 4px 0 0; opacity: 0.8 }
a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 12px; color: inherit; font-weight: 600 }
p { margin: 0; padding: 12px }
`
