import { runProgram } from './program.ts';

const tell = (line: string): void => console.error(line);

try {
  process.exitCode = await runProgram(process.argv.slice(2), {
    print: (value) => console.log(JSON.stringify(value, null, 2)),
    tell,
  });
} catch (error) {
  tell(`This is a fault of Foothold: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  process.exitCode = 1;
}
