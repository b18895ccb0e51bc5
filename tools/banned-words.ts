/** A word that this project does without, where a reader would have to learn what it means here. */
export interface BannedWord {
  readonly word: string
  /** What to write instead. */
  readonly instead: string
  /** In declared names and paths, split at capitals, hyphens and dots. */
  readonly names?: RegExp
  /** In comments, texts and pages. */
  readonly sentences?: RegExp
  /** Where the word means something else. */
  readonly except?: RegExp
  readonly because?: string
  /** The files that are looked at, where elsewhere the word is the usual one. */
  readonly where?: RegExp
}

/** How often each may still be found is in words.json. */
export const bannedWords: readonly BannedWord[] = [
  {
    word: 'house',
    instead: 'server, site, instance',
    names: /\bhouses?\b/,
    sentences: /\bhouses?\b/i,
    except: /carr[iі]age[ -_]?house|carl house|house ?-?rules?|rules of the house/gi,
    because:
      'the name of the product, also with a forged letter; a person of that name; house rules are a term of games',
  },
  {
    word: 'tell',
    instead: 'notify, log, emit, show, report',
    names: /\b(told|tells?|telling)\b/,
    sentences: /\b(told|tells?|telling)\b/i,
    except: /(can(not)? |could |to )?tells? .{0,24}apart|\btell (us|each other|the site operator)\b/gi,
    because: 'to tell apart is English, and so is what people tell each other; `telling` is a phase of recorded games',
  },
  {
    word: 'desk',
    instead: 'moderation',
    names: /\bdesks?\b/,
    sentences: /\b(the|at the|a) desk\b/i,
    because: 'tests of notes call the device with a desktop so',
  },
  { word: 'courier', instead: 'notifications, dispatcher', names: /\bcouriers?\b/, sentences: /\bcouriers?\b/i },
  {
    word: 'letter',
    instead: 'message, e-mail',
    names: /\bletters?\b/,
    sentences: /\bletters? (that|to|about|of|for|is|can|was)\b/i,
    except: /letters? of (other|the) (scripts?|alphabet|system|id)|first letters?/gi,
    where: /^server\//,
    because: 'elsewhere it is a letter of an alphabet: steps A to D, seats, signs of a drawing',
  },
  {
    word: 'notice',
    instead: 'notification (a message to a person); note (a line on a page)',
    names: /\bnotices?\b/,
    sentences: /\bnotices\b/i,
    except: /(test|operator|%s|^) notices|drop table notices/gi,
    because: 'to notice is the usual verb for what a test or an operator finds',
  },
  { word: 'motorworks', instead: 'kraftwagen-family', names: /\bmotorworks\b/, sentences: /motorworks/i },
  {
    word: 'circle',
    instead: 'club',
    names: /\bcircles?\b/,
    sentences: /\b(a|the|your|of a) circles?\b/i,
    except: /in a circle|circle of|<circle|'circle'/gi,
    because: 'the shape; elsewhere it is nothing else',
    where: /^(protocol|server|web\/(pages\/(?!lessons)|platform)|docs)\//,
  },
  {
    word: 'measure',
    instead: 'sanction',
    names: /\bmeasures?\b/,
    sentences: /\b(a|the|such a|own) measures?\b/i,
    because: 'the verb is the usual one where something is measured',
    where: /^(protocol|server\/(moderation|accounts|platform\/http)|web\/pages\/moderation)\//,
  },
  { word: 'silence', instead: 'mute', names: /\bsilence[ds]?\b/, sentences: /\bsilences\b/i },
  {
    word: 'reach',
    instead: 'contact settings',
    names: /\breach(ability)?\b/,
    sentences: /\breach_settings|reachability/i,
    because: 'elsewhere it is the verb',
    where: /^(protocol|server\/social|web\/pages)\//,
  },
  {
    word: 'conduct',
    instead: 'guidelines',
    names: /\bconduct\b/,
    sentences: /\bthe conduct\b/i,
    because: 'CODE_OF_CONDUCT.md is the name that GitHub reads',
  },
  { word: 'mine', instead: 'my games, own', names: /\bmine\b/, where: /^(web|server)\// },
  {
    word: 'keep',
    instead: 'save, store',
    names: /\b(kept|keeps?|keeping|keeper)\b/,
    sentences: /\bkept seat|\b(seat|table|game|match)(es|s)? (is|are) kept\b/i,
    except: /keep clear|keep alive/gi,
    because:
      'keep-clear is the rulebook’s word for a strip, keepAlive a setting of sockets; `kept` is in the state of recorded games',
  },
  {
    word: 'lay a table',
    instead: 'create a table',
    names: /\b(lay|lays|laid) (a )?table|\btable laid\b|\blay for\b/,
    sentences: /\b(lays?|laid|laying)\b[^.\n]{0,14}\btables?\b|\btables?\b[^.\n]{0,14}\b(laid|is laid)\b/i,
    because: 'a table is laid out on a screen, and tiles are laid on a table',
  },
  {
    word: 'gathering',
    instead: 'waiting (for players)',
    names: /\bgather(s|ing)?\b/,
    sentences: /\bgather(s|ing)?\b/i,
    because: '`gather` is a function of .ci/count',
  },
  {
    word: 'deed',
    instead: 'highlight',
    names: /\bdeeds?\b/,
    sentences: /\bdeeds?\b/i,
    because: 'points of a deed are a row of the box',
  },
  { word: 'scene', instead: 'round summary', names: /\bscenes?\b/, sentences: /\bscenes?\b/i },
  {
    word: 'foresight',
    instead: 'premove',
    names: /\b(foresight|foreseen|foresee)\b/,
    sentences: /\b(foresight|foreseen)\b/i,
  },
  {
    word: 'order (given ahead)',
    instead: 'premove',
    names: /\b(given|due|stopped|standing|kept|house) orders?\b|\border (keeper|giver|runner)\b/,
    sentences: /\b(standing|given) orders?\b/i,
  },
  {
    word: 'teller',
    instead: 'Translator, MessageFormatter',
    names: /\b(tellers?|voices?)\b/,
    sentences: /\bteller\b/i,
  },
  { word: 'say', instead: 't(), label; messages', names: /^say$|\b(say|says|said|saying|spoken|speak)\b/ },
  {
    word: 'waits (of a step)',
    instead: 'isPending, refusalElsewhere',
    names: /^(waits|elsewhere)$/,
    where: /^games\//,
  },
  {
    word: 'way',
    instead: 'channel, link',
    names: /\bways?\b/,
    sentences: /\bways? to a person|ways by which/i,
  },
  { word: 'hear', instead: 'subscribe, listen', names: /\b(hears?|heard|hearing)\b/ },
  {
    word: 'patience',
    instead: 'delay, timeout, grace period',
    names: /\bpatience\b/,
    sentences: /\bpatience\b/i,
  },
  { word: 'trouble', instead: 'error', names: /\btroubles?\b/, sentences: /\btrouble\b/i },
  {
    word: 'Terms, Deps',
    instead: 'Options, dependencies by name',
    names: /\b(terms|deps)$/,
    except: /ts pre compilation deps/,
    because: 'a setting of dependency-cruiser; the messages `terms` are the terms of a season or a tournament',
  },
  {
    word: 'door',
    instead: 'login, sign-in link; home',
    names: /\bdoors?\b/,
    sentences: /\b(front )?doors?\b/i,
    where: /^(?!games\/|web\/(games|board)\/|docs\/games\/)/,
    because: 'cars have doors',
  },
  {
    word: 'as it stands',
    instead: 'unchanged; current',
    sentences: /\bas (it|they) stands?\b|\bstays? as (it|they)\b|\bas (it|they) (is|are)[.,|]/i,
    except: /(far|long|soon|wide) as (it|they)/gi,
    because: '“as it is drawn” and “as long as they are legal” are English',
  },
  { word: 'what became of', instead: 'result, outcome', sentences: /\bwhat (became|becomes|comes|came) of\b/i },
  {
    word: 'whoever',
    instead: 'anyone who, the caller',
    sentences: /\b(whoever|whom ?ever|somebody who|nobody who|who has not)\b/i,
    where: /^(?!docs\/|.*(rulebook|examples|glossary|messages)[/.])/,
    because: 'rules say it: whoever gets there first',
  },
  { word: 'anew', instead: 'again', names: /\banew\b/, sentences: /\banew\b/i },
  {
    word: 'by itself',
    instead: 'automatically; separately',
    sentences: /\bby (itself|themselves)\b/i,
    because: 'rules say it of one thing alone',
  },
  { word: 'just now', instead: 'currently', sentences: /\bjust now\b/i },
]
