/** What the command says in English, in ICU MessageFormat. */
export const en = {
  usage: `Carriage House in a terminal

  carriage games             the games, one on each line
  carriage play <game>       play at this keyboard, alone or with others
  carriage simulate <game>   play many random games and check every position
  carriage replay <record>   replay a recorded game move by move
  carriage verify <record>   check the luck, moves and result of a record
  carriage open <record>     view a record, or the game of a seed, in the browser
  carriage mcp <server>      let a language model play on a server
  carriage rules <game>      see which rules are covered by tests, or read them

See "carriage <command> --help" for details. Games: {games}.`,
  'usage.games': `carriage games\n\nPrints each game’s id on its own line, trial games last.`,
  'usage.play': `carriage play <game> [options]
carriage play --resume <record> [--random …]

  --seats 3              number of seats
  --names Ada,Ben        player names, in seat order
  --random 2,3           seats to play at random, by number or name
  --option key=value     a game option; can be repeated
  --record game.json     where to write the record; default: here, named after the match
  --resume game.json     resume a saved game
  --language en          the language

Games: {games}.`,
  'usage.simulate': `carriage simulate <game> [options]

  --games 1000           number of games to play
  --seed 1               seed of the first game; each game uses the next one
  --seats 3              only tables with 3 seats
  --option key=value     only tables with this option; can be repeated
  --workers 4            number of threads; default: one per core
  --failures folder      where to write records of failed games
  --promises             check every promise of the contract at every move (a hundred times slower)
  --save file.json       save progress; run the same command again to resume after Ctrl+C

Games: {games}.`,
  'usage.replay': `carriage replay <record> [options]

  --to 12                stop after this entry
  --as 2                 show this seat’s view (number or name); default: spectator
  --language en          the language`,
  'usage.open': `carriage open <record> [options]
carriage open <game> --seed 7 [--seats 3] [--option key=value] [options]

Opens a record in the browser, move by move. With a game and a seed, it opens the game that "carriage simulate" plays.

  --server http://localhost:5273  the address that "pnpm dev" printed
  --to 12                         start at this entry; default: the last
  --as 2                          show this seat’s view (number or name); default: the first seat
  --print                         only print the address

Games: {games}.`,
  'usage.verify': `carriage verify <record>

Plays the record again and checks the commitment, every draw, every move, every hash and the result.`,
  'usage.rules': `carriage rules <game>              which rules are covered by a test
carriage rules <game> --list [id]  the rules themselves, or one of them

  --report <file>  read the JSON report of a test run instead of running the tests

Games: {games}. The house rules, which hold in every game, are under "house".`,
  'usage.mcp': `carriage mcp <server address>

Speaks the Model Context Protocol on standard input and output, for a program that starts it. It plays with the API token
in the environment variable CARRIAGE_TOKEN, which you create in your account settings.`,

  'mcp.token': 'Set the environment variable CARRIAGE_TOKEN to an API token from the server.',
  'mcp.list': 'Lists tables: waiting for your move, in progress, and open ones with free seats.',
  'mcp.sit': 'Joins a table that is waiting for players, ready to start.',
  'mcp.read': 'Describes the whole table as you see it, and the decision to make.',
  'mcp.moves': 'Lists your legal moves in words, each with its foreseeable effects.',
  'mcp.move': 'Makes a move from list_moves. A turn may take several.',
  'mcp.waiting': 'Waiting for your move:',
  'mcp.playing': 'Your games:',
  'mcp.open': 'Open tables waiting for players:',
  'mcp.free': 'free seat',
  'mcp.entries': 'after {n, plural, one {# move} other {# moves}}',
  'mcp.at': 'After {n, plural, one {# move} other {# moves}}:',
  'mcp.seated': 'You’re seated. The game starts when every seat is taken and everyone is ready.',
  'mcp.notAsked': 'It’s not your turn to decide.',
  'mcp.some': 'There are too many legal moves to list; this is a selection.',
  'mcp.stale': 'The position has changed, or there’s no such number. Call list_moves again.',
  'mcp.moved': 'Done: {move}',
  'mcp.over': 'The game is over.',
  'mcp.waitingFor': 'Waiting for {names}.',
  'mcp.unknownRules': 'Rules version {rules} of {game} isn’t available.',

  'command.unknown': 'Unknown command "{command}". See "carriage --help".',
  'argument.unknownOption': 'Unknown option {option} for {command}. See "carriage {command} --help".',
  'argument.badOption': 'Option {option} is incomplete. See "carriage {command} --help".',
  'argument.missing': '{command} needs an argument. See "carriage {command} --help".',
  'argument.extra': '{command} takes one argument; "{extra}" is one too many.',
  'argument.numberFrom': '{option} must be a whole number from {min, number}, not "{text}".',
  'argument.numberBetween': '{option} must be a whole number from {min, number} to {max, number}, not "{text}".',
  'game.unknown': 'Unknown game "{game}". Available: {games}.',
  'language.unknown': 'This game isn’t available in "{language}". Available: {languages}.',
  'names.tooMany': '{names} names for {seats} seats. Remove some, or add seats with --seats.',
  'seat.unknown': '{option}: "{text}" isn’t a seat at this table. Give a number from 1 to {seats} or a player’s name.',
  'option.form': '"{text}" isn’t an option. Options look like key=value.',
  'option.refused':
    '{game} doesn’t support {given}. {count, plural, =0 {It has no options.} other {Options: {known}.}}',
  'option.wrong': 'Invalid option {option} for {game}:\n{problem}',
  'file.unreadable': 'Can’t read {file} ({problem}). Is the name right?',
  'file.exists': '{file} already exists. Choose another name with --record.',
  'file.noFolder':
    'Can’t write the record to {file}: folder {folder} doesn’t exist. Choose another name with --record.',
  'record.unreadable': 'This file isn’t a game record. First error: {problem}',
  'resume.settled': 'A resumed game keeps its game, seats, names and options. Leave them out.',
  'resume.over': 'The game in {file} is over. Use "carriage replay" to watch it.',
  'resume.noSecret': 'Can’t resume {file}: the record doesn’t contain the secret of its draws.',

  'seat.you': '{name} (you)',
  'player.person': 'Player {n}',
  'player.random': 'Random {n}',

  'begin.seat': '  Seat {n}: {name}{kind, select, random { (played at random)} other {}}',
  'differs.option': '\u0020 Custom: {name} {value}',
  'differs.box':
    '  Played with custom components: {title}. {count, plural, one {# list differs} other {# lists differ}}: {tables}.',
  'begin.ended': 'Input ended before the game started.',
  'begin.hint': 'Type a move’s number to play it, "r" for rules, "h" for help.',
  'luck.commitment':
    'The luck of game {match} is now fixed by a secret that will be in its record. Its fingerprint lets you check afterwards that it was never changed:',
  'luck.nonces':
    'To prove the server alone doesn’t decide, each player adds a word: any word will do, or press Enter for a random one.',
  'luck.nonce': '{name}, your word: ',

  since: 'Since your last move',
  'since.first': 'So far',
  selection: 'Only some of your moves are listed. Use "play" with JSON for any other; "why" shows the format.',
  table: 'The table',
  'table.changed': 'Changed at the table ("t" shows all of it)',
  'table.end': 'The table at the end',
  prompt: '{name}> ',
  'move.unknown': 'No move {number}. Moves are 1 to {count}.',
  unclear: 'Unknown input "{text}". Type a move’s number, or "h" for help.',
  help: `  12           play move 12
  ? 12         what would move 12 do? (also: p 12)
  play '{'…'}'     play a move you write yourself, where not all moves are listed
  u            undo your last move
  t            show the table and the moves again
  log          show the game log
  r            the names of all rules
  {rule}  one rule
  why '{'…'}'      why isn’t this move allowed? (in the form used in records; "why" alone shows one)
  q            save and leave`,

  'entry.move': '{name}: {move}',
  'entry.undo': '{name} undoes move {n} ({move}){consents, plural, =0 {} other {, agreed by {agreed}}}.',
  'log.empty': 'No moves yet.',

  'preview.move': '{move}: what would happen',
  'preview.stopped': '{at, select, chance {Then chance decides.} other {Then hidden information is revealed.}}',
  'preview.table': 'Then at the table:',
  'preview.undoable': 'You could undo this freely.',
  'preview.final': 'You could undo this only if the others agree.',
  'write.form': 'Which move? Write it in the form used in records, like this one:',
  'why.form': 'Which move? Write it in the form used in records, like this one, which is allowed:',
  'why.legal': 'The rules allow this move{number, plural, =0 {} other {; it is number #}}.',
  'why.refused': 'Not allowed (rule {rule}):',
  'why.facts': '  Here: {facts}.',
  'why.example': '  A move that can be read: {example}',
  'rule.unknown': 'No rule {id}. Type "r" for the list.',
  'rule.line': '  {id}  {title}',
  'rule.head': '{id}  {title} ({section})',
  'rule.printed':
    '{printed, select, whole {Printed, or follows from the printed rules.} part {Partly printed. The rest is our addition, or comes from other sources.} other {Not printed: this is our ruling.}}',

  'undo.needsConsent':
    'To undo move {n} ({move}){following, plural, =0 {} one { and the entry after it} other { and the # entries after it}} you need {names} to agree: {because, select, drawn {something was drawn} revealed {hidden information was revealed} other {another player has moved}} in entry {at}.',
  'undo.randomAgrees': '{name} plays at random and agrees.',
  'undo.ask':
    '{name}: {asker} wants to undo move {n} ({move}){following, plural, =0 {} one { and the entry after it} other { and the # entries after it}}. Do you agree?',
  'undo.yesOrNo': 'y or n: ',
  'undo.refused': '{name} doesn’t agree. Move {n} stands.',

  'handOver.hide': '{name}: Enter hides your table{free, select, yes {, u undoes the move} other {}}; {next} is next. ',
  'handOver.turn': '{name}’s turn: press Enter{free, select, yes { (u: undo {last}’s move)} other {}}. ',

  result: 'The result',
  'result.place': '  {place}. {names}: {points, plural, one {# point} other {# points}}',
  'end.saved': 'Game saved. Verify its luck and every move with:',
  'left.saved': 'Game saved, including everything still secret, so don’t read the file. Resume it with:',

  'open.address': '{entries, plural, one {# entry} other {# entries}}. View them here:',
  'open.noServer': 'No development server at {server}. Start one with "pnpm dev".',

  'replay.table': 'The table after entry {n, number}',

  'verify.match': 'Match {match}: {game}, rules version {rules}, {seats, plural, one {# seat} other {# seats}}',
  'verify.commitment': 'The draw secret matches the commitment made before the first move.',
  'verify.draws':
    '{draws, plural, one {The # draw comes} other {All # draws come}} from that secret and the words of the seats.',
  'verify.unpublished':
    'The secret of the draws is not published while the game runs, so the draws could not be checked.',
  'verify.seeded':
    '{draws, plural, one {The # draw comes} other {All # draws come}} from seed {seed}. The server didn’t commit to it, so this record proves nothing about luck.',
  'verify.moves':
    '{moves, plural, one {The # move is} other {All # moves are}} legal{undos, plural, =0 {} one {, and so is # undo} other {, and so are # undos}}.',
  'verify.hashes': 'All {hashes, number} hashes match: entries and positions are unchanged.',
  'verify.result': 'The result matches the moves.',
  'verify.unfinished': 'The game isn’t over, so there’s no result to check.',
  'verify.done': 'Record verified.',
  divergence:
    'Verification failed. {n, plural, =0 {Setup (entry 0)} other {Entry #}}: {what}{known, select, yes { ({found})} other {}}.',
  'divergence.unknown game': 'unknown game or rules version',
  'divergence.unreadable options': 'the table’s options are not options of this game',
  'divergence.wrong number of seats': 'the number of seats differs from the number of players',
  'divergence.wrong commitment': 'the secret of the draws differs from the one committed to',
  'divergence.wrong number': 'wrong entry number',
  'divergence.unreadable move': 'the move isn’t in a form this seat can make',
  'divergence.illegal move': 'the rules don’t allow this move',
  'divergence.illegal undo': 'this could not be undone',
  'divergence.wrong draw': 'a draw doesn’t match what was dealt',
  'divergence.wrong hash': 'the hash doesn’t match, so the entry was changed',
  'divergence.wrong result': 'the result doesn’t follow from the moves',
  'divergence.broken rules': 'the rules fail before the end',

  'simulate.begin':
    '{game}: {games, plural, one {# game} other {# games}} from seed {seed} in {workers, plural, one {# worker} other {# workers}}',
  'simulate.progress': '{played, number} of {games, number} games, {rate}, {left} left',
  'simulate.resumed': 'Resuming after {games, plural, one {# game} other {# games}}.',
  'simulate.stopped':
    'Stopped after {played, number} of {games, number} games. Use --save <file> to make a run resumable.',
  'simulate.resumable': 'Stopped after {played, number} of {games, number} games. Run the same command to resume.',
  'simulate.unreadable': '{file} isn’t a simulation file. Choose another with --save.',
  'simulate.other':
    '{file} belongs to another simulation: {game} from seed {seed}, or other tables. Choose another with --save.',
  'simulate.open': 'View it in the browser, with "pnpm dev" running:',
  'simulate.played':
    '{games, plural, one {# game} other {# games}}, {moves, plural, one {# move} other {# moves}} in {seconds} s: {gameRate, number} games and {moveRate, number} moves a second',
  'simulate.seats': '{seats, plural, one {# seat} other {# seats}}',
  'simulate.failed': 'A game failed: seed {seed}, {table}, after {moves, plural, one {# move} other {# moves}}',
  'simulate.record': 'Its record: {file}',
  'simulate.noRecord': 'Couldn’t write its record.',
  'simulate.again': 'See it again with:',
  'figures.perGame': 'Average per game',
  'figures.all': 'all',
  'figures.moves': 'moves',
  'figures.group': '  {n}  {name}: {games, plural, one {# game} other {# games}}',

  'rules.running': 'Running the tests of {folder} …',
  'rules.noTests': 'The tests of {folder} were not run, or left no report. Try "pnpm exec vitest run {folder}".',
  'rules.tests':
    '{passed, plural, one {# test that cites a rule} other {# tests that cite a rule}} passed{others, plural, =0 {} other {, # did not}}.',
  'rules.untested': 'Not cited by any passing test:',
  'rules.unknownCited': 'Cited, but in no rulebook:',
  'rules.unknown': 'No rule {id}. "--list" prints them all.',
  'rules.count': '{tested} of {rules} rules tested',
  'rules.uncited': 'Neither in code nor marked as data:',
  'rules.inCode': '{cited} of {rules} rules in code or marked as data',
} as const
