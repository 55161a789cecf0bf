/** Portuguese ways of saying skills of the tables. */
export const portuguese = `
Accounting|contabilidade, contador, contadora, rotinas contábeis, contabilista
Accounts payable|contas a pagar
Accounts receivable|contas a receber
Financial statements|demonstrações financeiras, balanço patrimonial, demonstrações contábeis
Month-end close|fechamento contábil, fechamento mensal
Account reconciliation|conciliação bancária
Invoicing|faturamento, faturação, notas fiscais
Payroll|folha de pagamento, processamento salarial, departamento pessoal
Tax|impostos, tributos, rotinas fiscais, fiscalidade
Auditing|auditoria
Budgeting|orçamento
Financial analysis|análise financeira
Finance|finanças
Banking|setor bancário
Insurance|seguros
Risk management|gestão de riscos
Nursing|enfermagem, enfermeiro, enfermeira
Patient care|atendimento ao paciente, cuidados ao paciente
Nursing assistance|técnico de enfermagem, auxiliar de enfermagem
Geriatric care|idosos, cuidador de idosos
First aid|primeiros socorros
Medicine|médico
Physical therapy|fisioterapia
Pharmacy|farmácia
Psychology|psicologia
Social work|serviço social, assistente social
Teaching|ensino, professor, docência
Early childhood education|educação infantil
Law|direito, advogado
Employment law|direito do trabalho, legislação trabalhista
Human resources|recursos humanos, gestão de pessoas
Recruiting|recrutamento, recrutamento e seleção
Training|treinamento, formação de equipes
Team leadership|liderança, gestão de equipes, gestão de equipas, liderança de equipes
Project management|gestão de projetos, gerenciamento de projetos, gerente de projetos, gestor de projeto
Process improvement|melhoria de processos
Kaizen|melhoria contínua
Quality assurance|gestão da qualidade, garantia da qualidade
Quality control|controle de qualidade, controlo de qualidade
Sales|vendas, vendedor, comercial, técnicas de vendas
Business development|desenvolvimento de negócios
Prospecting|prospecção, prospecção de clientes, captação de clientes
Account management|gestão de contas, carteira de clientes
Customer service|atendimento ao cliente, apoio ao cliente, serviço ao cliente
Negotiation|negociação
Retail|varejo, retalho
Cash handling|operador de caixa, operação de caixa
Merchandising|reposição de mercadorias
Digital marketing|marketing digital
Social media|redes sociais, mídias sociais
Public relations|relações públicas
Event planning|organização de eventos
Writing|redação
Translation|tradução
Graphic design|design gráfico
Logistics|logística
Procurement|compras, suprimentos
Vendor management|gestão de fornecedores, fornecedores
Warehouse operations|armazém, almoxarifado
Inventory management|controle de estoque, gestão de stocks, estoque, inventário
Forklift operation|empilhadeira
Truck driving|motorista de caminhão, caminhoneiro
Driving licence|carta de condução, cnh, cnh b, cnh categoria b
Supply chain management|cadeia de suprimentos
Production planning|planejamento de produção, pcp
Maintenance|manutenção, manutenção industrial
Preventive maintenance|manutenção preventiva
Mechanical engineering|engenharia mecânica, mecânica
Electrical engineering|engenharia elétrica, elétrica
Electrical trade|eletricista
Civil engineering|engenharia civil
Construction management|construção civil, obras
Welding|soldagem, soldador, soldadura
Workplace safety|segurança do trabalho, segurança no trabalho
Cleaning|limpeza
Cooking|cozinha, cozinheiro
Food service|restauração, atendimento em restaurante
Hospitality|hotelaria
Tourism|turismo
Administrative support|rotinas administrativas, administrativo, auxiliar administrativo, secretariado, apoio administrativo
Reception|recepção, recepcionista
Microsoft Office|pacote office
Computer skills|informática
Software development|desenvolvimento de software, programação, desenvolvedor, desenvolvimento de sistemas
Web development|desenvolvimento web
Relational databases|banco de dados, bases de dados
Data analysis|análise de dados
Statistics|estatística
Technical support|suporte técnico
Cybersecurity|segurança da informação, cibersegurança
Artificial intelligence|inteligência artificial
Machine learning|aprendizado de máquina
Agile|metodologias ágeis
Communication|comunicação, boa comunicação
Interpersonal skills|relacionamento interpessoal, bom relacionamento
Teamwork|trabalho em equipe, trabalho em equipa
Independence|autonomia
Attention to detail|atenção aos detalhes
Organizational skills|organizado
Adaptability|flexibilidade, adaptabilidade
Self-motivation|proatividade, iniciativa, proativo
Critical thinking|raciocínio lógico, capacidade analítica
Problem solving|resolução de problemas
Creativity|criatividade
Time management|gestão do tempo
English|inglês, inglês avançado, inglês fluente
Portuguese|português
Spanish|espanhol
French|francês
German|alemão
`;
