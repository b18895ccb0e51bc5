import type { Page } from '@playwright/test'

/** Waits until nothing on the page has changed or moved for a while, as an eye would before it judges. */
export async function settled(page: Page, calm = 200): Promise<void> {
  await page.evaluate(async (calm) => {
    await new Promise<void>((done) => {
      let timer = setTimeout(finish, calm)
      const watch = new MutationObserver(() => {
        clearTimeout(timer)
        timer = setTimeout(finish, calm)
      })
      watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      function finish(): void {
        watch.disconnect()
        done()
      }
    })
    // What is stored out of sight stops in the middle of its animation, and would never end it.
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility())
    await Promise.allSettled(moving.map(({ finished }) => finished))
    await document.fonts.ready
  }, calm)
}
