/** What the command says in English, in ICU MessageFormat. */
export const en = {
  usage: `Carriage House in a terminal

  carriage games             the games, one on each line
  carriage play <game>       play at this keyboard, alone or with others
  carriage simulate <game>   play many random games and check every position
  carriage replay <record>   tell a recorded game again, move by move
  carriage verify <record>   check the luck, moves and result of a record
  carriage open <record>     look at a record, or at the game of a seed, in the browser
  carriage mcp <house>       let a language model play at a house
  carriage rules <game>      see which rules are proved by tests, or read them

"carriage <command> --help" tells more. Games: {games}.`,
  'usage.games': `carriage games

Prints the id of each game on a line of its own, those on trial last.`,
  'usage.play': `carriage play <game> [options]
carriage play --resume <record> [--random …]

  --seats 3              how many sit at the table
  --names Ada,Ben        their names, in the order of the seats
  --random 2,3           seats that are played at random, by number or name
  --option key=value     an option of the game; may be given several times
  --record game.json     where to write the record; otherwise here, named after the match
  --resume game.json     go on with a match that was left
  --language en          the language

Games: {games}.`,
  'usage.simulate': `carriage simulate <game> [options]

  --games 1000           how many games to play
  --seed 1               the seed of the first game; each game takes the next one
  --seats 3              only tables with 3 seats
  --option key=value     only tables with this option; may be given several times
  --workers 4            threads; otherwise as many as the machine has cores
  --failures folder      where to write the records of games that fail
  --promises             check every promise of the contract at every move, which takes a hundred times as long
  --keep file.json       keep what was played; the same command goes on from there after Ctrl+C

Games: {games}.`,
  'usage.replay': `carriage replay <record> [options]

  --to 12                stop after this entry
  --as 2                 see what this seat saw, by number or name; otherwise what a spectator saw
  --language en          the language`,
  'usage.open': `carriage open <record> [options]
carriage open <game> --seed 7 [--seats 3] [--option key=value] [options]

Opens a record in the browser, move by move. Of a game and a seed it is the game that "carriage simulate" plays.

  --house http://localhost:5273  the address that "pnpm dev" printed
  --to 12                        begin at this entry; otherwise at the last one
  --as 2                         see what this seat saw, by number or name; otherwise the first
  --print                        only print the address

Games: {games}.`,
  'usage.verify': `carriage verify <record>

Plays the record again and checks the commitment, every draw, every move, every hash and the result.`,
  'usage.rules': `carriage rules <game>              which rules are proved by a test
carriage rules <game> --list [id]  the rules themselves, or one of them

  --report <file>  read the JSON report of a test run instead of running the tests

Games: {games}. The rules of every table are those of the game "house".`,
  'usage.mcp': `carriage mcp <address of a house>

Speaks the Model Context Protocol on standard input and output, for a program that starts it. It plays with the API token
in the environment variable CARRIAGE_TOKEN, which is made in the settings of the house.`,

  'mcp.token': 'Put an API token of the house into the environment variable CARRIAGE_TOKEN.',
  'mcp.list': 'Lists tables: those that wait for your move, those where you play, and open ones with free seats.',
  'mcp.sit': 'Sits down at a table that waits for players, ready to begin.',
  'mcp.read': 'Tells the whole table as you see it, in words, and what is to be decided.',
  'mcp.moves': 'Lists your legal moves in words, each with what it would do as far as that can be foreseen.',
  'mcp.move': 'Makes a move from list_moves. A turn may take several.',
  'mcp.waiting': 'Waiting for your move:',
  'mcp.playing': 'Where you play:',
  'mcp.open': 'Open tables that wait for players:',
  'mcp.free': 'free seat',
  'mcp.entries': 'after {n, plural, one {# move} other {# moves}}',
  'mcp.at': 'After {n, plural, one {# move} other {# moves}}:',
  'mcp.seated': 'You sit there. The game begins when every seat is taken and ready.',
  'mcp.notAsked': 'It is not your decision now.',
  'mcp.some': 'These are not all legal moves: there are too many to list.',
  'mcp.stale': 'The position is another one by now, or there is no such number. Ask list_moves again.',
  'mcp.moved': 'Done: {move}',
  'mcp.over': 'The game is over.',
  'mcp.waitingFor': 'The game waits for {names}.',
  'mcp.unknownRules': 'Version {rules} of {game} is not here.',

  'command.unknown': 'There is no command "{command}". "carriage --help" lists them.',
  'argument.unknownOption': 'The command {command} knows no {option}. "carriage {command} --help" lists its options.',
  'argument.badOption': 'The option {option} is not complete. "carriage {command} --help" shows how it is used.',
  'argument.missing': 'The command {command} needs to know what to work on. "carriage {command} --help" shows how.',
  'argument.extra': 'The command {command} takes one thing to work on, and "{extra}" is one more.',
  'argument.numberFrom': '{option} must be a whole number from {min, number}, not "{text}".',
  'argument.numberBetween': '{option} must be a whole number from {min, number} to {max, number}, not "{text}".',
  'game.unknown': 'There is no game "{game}". These are here: {games}.',
  'language.unknown': 'This game does not speak "{language}". It speaks: {languages}.',
  'names.tooMany': 'There are {names} names for {seats} seats. Leave some out, or add seats with --seats.',
  'seat.unknown':
    '{option}: "{text}" is no seat of this table. Give its number, 1 to {seats}, or the name of who sits there.',
  'option.form': '"{text}" is no option. Options are given as key=value.',
  'option.refused':
    '{game} cannot be played with {given}. {count, plural, =0 {It has no options.} other {Its options are: {known}.}}',
  'option.wrong': '{game} cannot be played with this option {option}:\n{problem}',
  'file.unreadable': 'The file {file} cannot be read ({problem}). Is it the right name?',
  'file.exists': 'The file {file} exists already and would be overwritten. Give another name with --record.',
  'file.noFolder':
    'The record cannot be written to {file}: there is no folder {folder} to write in. Give another name with --record.',
  'record.unreadable': 'This file is no record of a match. Where it goes wrong: {problem}',
  'resume.settled': 'A match that goes on keeps its game, seats, names and options. Leave them out.',
  'resume.over': 'The match in {file} is over. "carriage replay" tells it again.',
  'resume.noSecret': 'The match in {file} cannot go on here: the record does not hold the secret of its draws.',

  'seat.you': '{name} (you)',
  'player.person': 'Player {n}',
  'player.random': 'Random {n}',

  'begin.seat': '  Seat {n}: {name}{kind, select, random { (played at random)} other {}}',
  'differs.option': '  Not as usual: {name} {value}',
  'differs.box':
    '  Played with other components: {title}. {count, plural, one {# table differs} other {# tables differ}}: {tables}.',
  'begin.ended': 'The input ended before the game began.',
  'begin.hint': 'Type the number of a move to play it. "r" lists the rules, "h" what else you can type.',
  'luck.commitment':
    'The luck of match {match} is settled now by a secret that will be in its record. Its fingerprint, by which you can check afterwards that it was never changed:',
  'luck.nonces':
    'So that the house alone does not decide, each person mixes something in: any word will do, Enter takes a random one.',
  'luck.nonce': '{name}, your word: ',

  since: 'Since your last decision',
  'since.first': 'So far',
  selection: 'These are only some of your moves: "play" with JSON makes any other, "why" shows the form.',
  table: 'The table',
  'table.changed': 'Changed at the table ("t" shows all of it)',
  'table.end': 'The table at the end',
  prompt: '{name}> ',
  'move.unknown': 'There is no move {number}. The moves are 1 to {count}.',
  unclear: '"{text}" is not understood. Type the number of a move, or "h" for help.',
  help: `  12           play move 12
  ? 12         what would move 12 do? (also: p 12)
  play '{'…'}'     play a move that you write yourself, as where not all moves can be listed
  u            take your last move back
  t            show the table and the moves again
  log          what happened so far
  r            the names of all rules
  {rule}  one rule
  why '{'…'}'      why is this move not allowed? (in the form that records use; "why" alone shows one)
  q            save and leave`,

  'entry.move': '{name}: {move}',
  'entry.undo': '{name} takes move {n} back ({move}){consents, plural, =0 {} other {, agreed by {agreed}}}.',
  'log.empty': 'Nobody has moved yet.',

  'preview.move': '{move}: what would happen',
  'preview.stopped':
    '{at, select, chance {Then chance decides: nobody can know what comes.} other {Then something comes to light that you do not know yet.}}',
  'preview.table': 'Then at the table:',
  'preview.undoable': 'You could take this move back freely.',
  'preview.final': 'You could take this move back only if the others agree.',
  'write.form': 'Which move? Write it in the form that records use, like this one:',
  'why.form': 'Which move? Write it in the form that records use, like this one, which is allowed:',
  'why.legal': 'The rules allow this move{number, plural, =0 {} other {; it is number #}}.',
  'why.refused': 'Not allowed, by rule {rule}:',
  'why.facts': '  Here: {facts}.',
  'why.example': '  A move that can be read: {example}',
  'rule.unknown': 'There is no rule {id}. "r" alone lists the rules.',
  'rule.line': '  {id}  {title}',
  'rule.head': '{id}  {title} ({section})',
  'rule.printed':
    '{printed, select, whole {Printed, or it follows from what is printed.} part {Printed in part. The rest we added, or know it only from other sources.} other {Not printed: this is how we decide it.}}',

  'undo.needsConsent':
    'To take move {n} back ({move}){following, plural, =0 {} one { and the entry after it} other { and the # entries after it}} you need {names} to agree: {because, select, drawn {something was drawn} revealed {something came to light} other {somebody else decided something}} in entry {at}.',
  'undo.randomAgrees': '{name} plays at random and does not mind.',
  'undo.ask':
    '{name}: {asker} would like to take move {n} back ({move}){following, plural, =0 {} one { and the entry after it} other { and the # entries after it}}. Do you agree?',
  'undo.yesOrNo': 'y or n: ',
  'undo.refused': '{name} does not agree. Move {n} stands.',

  'handOver.hide':
    '{name}: Enter hides your table{free, select, yes {, u takes the move back} other {}}; {next} is next. ',
  'handOver.turn': "{name}'s turn: press Enter{free, select, yes { (u: {last} takes the move back)} other {}}. ",

  result: 'The result',
  'result.place': '  {place}. {names}: {points, plural, one {# point} other {# points}}',
  'end.saved': 'The match is recorded. Check its luck and every move with:',
  'left.saved':
    'The match is saved as it stands, with all that is still secret in it, so do not read the file. Go on with it by:',

  'open.address': '{entries, plural, one {# entry} other {# entries}}, to look at here:',
  'open.noServer': 'No house for developers answers at {server}. Start one with "pnpm dev".',

  'replay.table': 'The table after entry {n, number}',

  'verify.match': 'Match {match}: {game}, rules version {rules}, {seats, plural, one {# seat} other {# seats}}',
  'verify.commitment': 'The secret of the draws is the one that was committed to before the first move.',
  'verify.draws':
    '{draws, plural, one {The # draw comes} other {All # draws come}} from that secret and the words of the seats.',
  'verify.unpublished':
    'The secret of the draws is not published while the match runs, so the draws could not be checked.',
  'verify.seeded':
    '{draws, plural, one {The # draw comes} other {All # draws come}} from the seed {seed}. The house did not commit to it: such a record proves nothing about luck.',
  'verify.moves':
    '{moves, plural, one {The # move is} other {All # moves are}} allowed by the rules{undos, plural, =0 {} one {, and so is # undo} other {, and so are # undos}}.',
  'verify.hashes': 'All {hashes, number} hashes fit: entries and positions are as they were written.',
  'verify.result': 'The result follows from the moves.',
  'verify.unfinished': 'The match is not over, so there is no result to check.',
  'verify.done': 'The record holds.',
  divergence:
    'The record does not hold. {n, plural, =0 {The set-up (entry 0)} other {Entry #}}: {what}{known, select, yes { ({found})} other {}}.',
  'divergence.unknown game': 'no such game or rules version is here',
  'divergence.unreadable options': 'the options of the table are not options of this game',
  'divergence.wrong number of seats': 'the number of seats is not the number of players',
  'divergence.wrong commitment': 'the secret of the draws is not the one that was committed to',
  'divergence.wrong number': 'it is not numbered as it should be',
  'divergence.unreadable move': 'the move is not written as a move of this seat',
  'divergence.illegal move': 'the rules do not allow this move',
  'divergence.illegal undo': 'this could not be taken back',
  'divergence.wrong draw': 'a draw is not the one that was dealt',
  'divergence.wrong hash': 'the hash does not fit, so the entry was changed',
  'divergence.wrong result': 'the result does not follow from the moves',
  'divergence.broken rules': 'the rules cannot be followed to the end of it',

  'simulate.begin':
    '{game}: {games, plural, one {# game} other {# games}} from seed {seed} in {workers, plural, one {# worker} other {# workers}}',
  'simulate.progress': '{played, number} of {games, number} games, {rate}, {left} left',
  'simulate.resumed': 'Going on after {games, plural, one {# game} other {# games}} of an earlier run.',
  'simulate.stopped':
    'Stopped after {played, number} of {games, number} games. With --keep <file> a run can go on later.',
  'simulate.resumable': 'Stopped after {played, number} of {games, number} games. The same command goes on from there.',
  'simulate.unreadable': 'The file {file} does not hold a simulation. Give another one with --keep.',
  'simulate.other':
    'The file {file} holds another simulation: {game} from seed {seed}, or other tables. Give another one with --keep.',
  'simulate.open': 'Look at it in the browser, with "pnpm dev" running:',
  'simulate.played':
    '{games, plural, one {# game} other {# games}}, {moves, plural, one {# move} other {# moves}} in {seconds} s: {gameRate, number} games and {moveRate, number} moves a second',
  'simulate.seats': '{seats, plural, one {# seat} other {# seats}}',
  'simulate.failed': 'A game failed: seed {seed}, {table}, after {moves, plural, one {# move} other {# moves}}',
  'simulate.record': 'Its record: {file}',
  'simulate.noRecord': 'It could not be recorded.',
  'simulate.again': 'See it again with:',
  'figures.perGame': 'Mean per game',
  'figures.all': 'all',
  'figures.moves': 'moves',
  'figures.group': '  {n}  {name}: {games, plural, one {# game} other {# games}}',

  'rules.running': 'Running the tests of {folder} …',
  'rules.noTests': 'The tests of {folder} were not run, or left no report. Try "pnpm exec vitest run {folder}".',
  'rules.tests':
    '{passed, plural, one {# test that cites a rule} other {# tests that cite a rule}} passed{others, plural, =0 {} other {, # did not}}.',
  'rules.untested': 'No passing test cites:',
  'rules.unknownCited': 'Cited, but in no rulebook:',
  'rules.unknown': 'There is no rule {id} here. "--list" alone prints them all.',
  'rules.count': '{tested} of {rules} rules tested',
  'rules.uncited': 'Neither in code nor marked as data:',
  'rules.inCode': '{cited} of {rules} rules in code or marked as data',
} as const
