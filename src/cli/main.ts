import { ourFault } from './our-fault.ts';
import { runProgram } from './program.ts';

const { stdout } = process;
const notify = (line: string): void => console.error(line);

stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Nobody reads on, as after `| head -1`: there is nothing left to do, and nothing wrong.
  if (error.code === 'EPIPE') process.exit();
  notify(ourFault(error));
  process.exit(1);
});

try {
  process.exitCode = await runProgram(process.argv.slice(2), {
    print: (value) => void stdout.write(`${JSON.stringify(value, null, 2)}\n`),
    printLine: (json) => new Promise((resolve) => void stdout.write(`${json}\n`, () => resolve())),
    show: (text) => void stdout.write(`${text}\n`),
    notify,
    get input() {
      return process.stdin;
    },
  });
} catch (error) {
  notify(ourFault(error));
  process.exitCode = 1;
}
