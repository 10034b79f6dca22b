import { simulatorVerifier } from './host-login/simulatorVerifier.ts';
import { webhookVerifier } from './host-login/webhookVerifier.ts';
import { terminalSender } from './login-code/terminalSender.ts';
import { webhookSender } from './login-code/webhookSender.ts';
import type { LoginConfig } from '../config/loginConfig.ts';
import type { LoginSettings } from '../calls/LoginSettings.ts';
import { loadSecretKey } from '../secrets/loadSecretKey.ts';

const hostVerifier = ({ hostVerifierUrl, hostLoginKey }: LoginConfig) => {
  if (hostVerifierUrl !== undefined) return { verifyHost: webhookVerifier(hostVerifierUrl) };
  return hostLoginKey === undefined ? {} : { verifyHost: simulatorVerifier(hostLoginKey) };
};

const codeSender = ({ codeSenderUrl, printsCodes }: LoginConfig) => {
  if (codeSenderUrl !== undefined) return { sendCode: webhookSender(codeSenderUrl) };
  return printsCodes ? { sendCode: terminalSender((line) => process.stderr.write(`${line}\n`)) } : {};
};

/** What logins stand on, as the operator configured it; makes the key file of a new data folder. */
export const createLoginSettings = (config: LoginConfig, dataDir: string): LoginSettings => ({
  secretKey: loadSecretKey(dataDir, config.secretKey),
  ...(config.formerSecretKey === undefined ? {} : { formerKey: Buffer.from(config.formerSecretKey, 'utf8') }),
  returnOrigins: config.returnOrigins,
  ...(config.fixedCode === undefined ? {} : { fixedCode: config.fixedCode }),
  ...codeSender(config),
  ...hostVerifier(config),
});
