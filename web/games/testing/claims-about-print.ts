/** Names of the printed rules in our texts. */
const print = {
  en: /\b(rules?|rulebooks?|book|print|printed|text|note|edition|sentence|heading)\b/i,
  de: /\b(regeln?|regelheft|anleitung|gedruckt\w*|druck|text|anmerkung|ausgabe|satz)\b/i,
}

/** Phrases for something that they leave out. */
const leavesOut = {
  en: /\b(silent|silence|unclear|(do|does|did)(n’t| not) (say|tell|name|mention|speak|repeat|cover|answer|show|forbid)|sa(ys?|id) (nothing|no)|names? (no|none|only)|gives? no|speaks? (of no|only)|only mentions?|mentions? only|leaves? .*\bopen|open to|without (saying|naming)|without a word|in two ways|both ways|strictly read|strictly)\b/i,
  de: /\b(schweig\w*|unklar|sag(t|en)\b.*\b(nicht|nichts|nirgends)|nenn(t|en)\b.*\b(nicht|kein\w*|nur)|sp(richt|rechen)\b.*\b(nicht|nur|kein\w*)|wiederhol(t|en)\b.*\bnicht|lass?(t|en)\b.*\boffen|lässt\b.*\boffen|ohne zu sagen|ohne dass|zweierlei|streng gelesen)\b/iu,
}

/** The same without naming them. */
const isUndefined = {
  en: /\b(no (printed )?rule|nothing (printed )?(forbids|allows|takes|says)|no .{0,25}\b(is|are) printed|not printed|nowhere (said|printed))\b/i,
  de: /\b(keine (gedruckte )?regel|nichts (gedrucktes )?(verbietet|erlaubt|nimmt|sagt)|nicht gedruckt|gedruckt ist .{0,20}\bkeine?)\b/i,
}

/** The sentences of a text which state that the printed rules are silent, unclear, or leave something out. */
export function claimsAboutPrint(text: string, language: 'en' | 'de'): string[] {
  return text
    .split(/(?<=[.!?;:])\s+/)
    .filter(
      (sentence) =>
        isUndefined[language].test(sentence) || (leavesOut[language].test(sentence) && print[language].test(sentence)),
    )
}
