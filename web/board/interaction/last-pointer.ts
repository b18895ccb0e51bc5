export type PointerKind = 'mouse' | 'touch' | 'pen' | 'keyboard'

let last: PointerKind = 'mouse'

/** What the person used last, since a click alone does not tell in every browser. */
export function lastPointer(): PointerKind {
  return last
}

/** Listens before anything else hears of it. */
export function watchPointer(document: Document): void {
  const note = ({ pointerType }: PointerEvent) => {
    last = pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse'
  }
  for (const kind of ['pointerdown', 'pointermove'] as const)
    document.addEventListener(kind, note, { capture: true, passive: true })
  document.addEventListener('keydown', () => (last = 'keyboard'), { capture: true })
}
